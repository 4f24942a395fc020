import { useSyncExternalStore } from 'react'

let open: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

/** Says that a modal dialog is open; the returned function says that it is closed. */
export function enterModal(dialog: HTMLElement): () => void {
  change([...open, dialog])
  return () => change(open.filter((one) => one !== dialog))
}

/** The modal dialog above all others; null when none is open. All else on the page can neither be seen well nor pressed. */
export function useTopModal(): HTMLElement | null {
  return useSyncExternalStore(subscribe, () => open.at(-1) ?? null)
}

function change(next: readonly HTMLElement[]): void {
  open = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
