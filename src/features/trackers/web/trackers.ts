import { onSessionChange } from '#platform/web/session/session.ts'
import { followTrackers, type Tracker, type TrackerEvent } from '../rules.ts'

const listeners = new Set<() => void>()
const dismissed = new Set<string>()
/** Ids of trackers that the screen shows itself. */
const shownByScreen = new Set<string>()
let trackers: readonly Tracker[] = []
let inDock: readonly Tracker[] = []

/** Applies an event to the trackers of this window. A dismissed tracker stays away. */
export function followTracker(event: TrackerEvent): void {
  if (event.kind === 'dismissed') dismissed.add(event.id)
  change(followTrackers(trackers, event).filter(({ id }) => !dismissed.has(id)))
}

/** The trackers that no screen shows itself. */
export function readTrackers(): readonly Tracker[] {
  return inDock
}

/** Keeps a tracker out of the dock while a screen shows it. Returns a function that puts it back. */
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

function change(now: readonly Tracker[]): void {
  if (now === trackers) return
  trackers = now
  publish()
}

function publish(): void {
  inDock = trackers.filter(({ id }) => !shownByScreen.has(id))
  for (const listener of listeners) listener()
}
