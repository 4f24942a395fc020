import { useSyncExternalStore } from 'react'
import { dismiss, enqueue, type SnackbarMessage, type SnackbarQueue } from './snackbar-queue.ts'

// One queue for the whole page, in a module: code outside React components, such as failed requests, uses it, too.
let queue: SnackbarQueue = []
let lastId = 0
const listeners = new Set<() => void>()

/** Queues a short message, which is shown at the bottom of the window after those queued before. */
export function showSnackbar(message: SnackbarMessage): void {
  lastId += 1
  change(enqueue(queue, { ...message, id: lastId }))
}

function dismissSnackbar(id: number): void {
  change(dismiss(queue, id))
}

export function useSnackbar() {
  const current = useSyncExternalStore(subscribe, () => queue[0])
  return { current, show: showSnackbar, dismiss: dismissSnackbar }
}

function change(next: SnackbarQueue): void {
  queue = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
