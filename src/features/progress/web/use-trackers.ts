import { useSyncExternalStore } from 'react'
import type { Tracker } from '../rules.ts'
import { onTrackers, readTrackers } from './trackers.ts'

/** The trackers that this window shows, the newest first. */
export function useTrackers(): readonly Tracker[] {
  return useSyncExternalStore(onTrackers, readTrackers)
}
