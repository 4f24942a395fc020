import { onSessionChange } from '#platform/web/session/session.ts'
import { followTrackers, listCompleted, type Tracker, type TrackerEvent } from '../rules.ts'

const listeners = new Set<() => void>()
const completionListeners = new Set<(tracker: Tracker) => void>()
const dismissed = new Set<string>()
/** What the screen shows itself, at length. */
const shownByScreen = new Set<string>()
let trackers: readonly Tracker[] = []
let inDock: readonly Tracker[] = []

/** Changes the trackers that this window shows. What somebody dismissed does not come back by itself. */
export function followTracker(event: TrackerEvent): void {
  const before = trackers
  if (event.kind === 'dismissed') dismissed.add(event.id)
  change(followTrackers(before, event).filter(({ id }) => !dismissed.has(id)))
  for (const tracker of listCompleted(before, trackers))
    for (const listener of completionListeners) listener(tracker)
}

/** Those that no screen shows itself. */
export function readTrackers(): readonly Tracker[] {
  return inDock
}

/** Keeps a tracker out of the dock while a screen shows it. Returns how to give it back. */
export function showOnScreen(id: string): () => void {
  shownByScreen.add(id)
  publish()
  return () => {
    shownByScreen.delete(id)
    publish()
  }
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
  publish()
}

function publish(): void {
  inDock = trackers.filter(({ id }) => !shownByScreen.has(id))
  for (const listener of listeners) listener()
}
