import { useSyncExternalStore } from 'react'

let places: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

/** Shows the page's messages in a modal dialog, outside of which nothing can be pressed; the returned function ends that. */
export function takeMessages(dialog: HTMLElement): () => void {
  change([...places, dialog])
  return () => change(places.filter((one) => one !== dialog))
}

/** The dialog that shows the page's messages; null when they are shown on the page itself. */
export function useMessagePlace(): HTMLElement | null {
  return useSyncExternalStore(subscribe, () => places.at(-1) ?? null)
}

function change(next: readonly HTMLElement[]): void {
  places = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
