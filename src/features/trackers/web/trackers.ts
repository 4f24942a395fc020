import { onSessionChange } from '#platform/web/session/session.ts'
import { followTrackers, type Tracker, type TrackerEvent } from '../rules.ts'

const listeners = new Set<() => void>()
const dismissed = new Set<string>()
/** What the screen shows itself, at length. */
const shownByScreen = new Set<string>()
let trackers: readonly Tracker[] = []
let inDock: readonly Tracker[] = []

/** Changes the trackers that this window shows. What somebody dismissed does not come back by itself. */
export function followTracker(event: TrackerEvent): void {
  if (event.kind === 'dismissed') dismissed.add(event.id)
  change(followTrackers(trackers, event).filter(({ id }) => !dismissed.has(id)))
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

function change(now: readonly Tracker[]): void {
  if (now === trackers) return
  trackers = now
  publish()
}

function publish(): void {
  inDock = trackers.filter(({ id }) => !shownByScreen.has(id))
  for (const listener of listeners) listener()
}
