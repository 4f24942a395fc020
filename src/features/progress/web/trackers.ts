import { onSessionChange } from '#platform/web/session/session.ts'
import { followTrackers, listCompleted, type Tracker, type TrackerEvent } from '../rules.ts'

const listeners = new Set<() => void>()
const completionListeners = new Set<(tracker: Tracker) => void>()
const dismissed = new Set<string>()
let trackers: readonly Tracker[] = []

/** Changes the trackers that this window shows. What somebody dismissed does not come back by itself. */
export function followTracker(event: TrackerEvent): void {
  const before = trackers
  if (event.kind === 'dismissed') dismissed.add(event.id)
  change(followTrackers(before, event).filter(({ id }) => !dismissed.has(id)))
  for (const tracker of listCompleted(before, trackers))
    for (const listener of completionListeners) listener(tracker)
}

export function readTrackers(): readonly Tracker[] {
  return trackers
}

export function onTrackers(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onSessionChange(() => change([]))
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** Calls back once for every tracker that is complete. Returns how to stop. */
export function onTrackerCompleted(listener: (tracker: Tracker) => void): () => void {
  completionListeners.add(listener)
  return () => void completionListeners.delete(listener)
}

function change(now: readonly Tracker[]): void {
  if (now === trackers) return
  trackers = now
  for (const listener of listeners) listener()
}
