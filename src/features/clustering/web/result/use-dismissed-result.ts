import { useSyncExternalStore } from 'react'

const KEY = 'keyloom-dismissed-results'
const MOST = 50

const listeners = new Set<() => void>()
/** Results that are dismissed while storage is blocked; they are forgotten with the page. */
let unstored = ''

/** Whether the user has closed the result of a run, in this or another tab of this browser. */
export function useIsDismissed(runId: number): boolean {
  return useSyncExternalStore(subscribe, () => readIds().includes(String(runId)))
}

export function dismissResult(runId: number): void {
  const text = [String(runId), ...readIds()].slice(0, MOST).join(' ')
  try {
    localStorage.setItem(KEY, text)
  } catch {
    unstored = text
  }
  notify()
}

function readIds(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ')
  } catch {
    return unstored.split(' ')
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', notify)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', notify)
  }
}

function notify(): void {
  for (const listener of listeners) listener()
}
