import { useSyncExternalStore } from 'react'
import { findKeptName, listenToKept } from './kept-file.ts'

/** The name of the file that this tab keeps under a key; null when there is none. */
export function useKeptName(key: string): string | null {
  return useSyncExternalStore(listenToKept, () => findKeptName(key))
}
