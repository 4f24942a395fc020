import type { z } from 'zod'
import type { listedTracker, tracker, trackerMessage } from './contract.ts'

export type Tracker = z.infer<typeof tracker>
export type TrackerMessage = z.infer<typeof trackerMessage.data>
export type ListedTracker = z.infer<typeof listedTracker>
type StepState = Tracker['stepsObject'][string]

/** K-29 */
export const TRACKERS_KEPT = 10
export const TRACKERS_SHOWN = 3

export type TrackerEvent =
  | { kind: 'started'; tracker: Tracker }
  | { kind: 'moved'; message: TrackerMessage }
  | { kind: 'dismissed'; id: string }
  | { kind: 'listed'; listed: readonly ListedTracker[] }

/** The newest tracker first. One that starts again takes the place of what it was. */
export function followTrackers(trackers: readonly Tracker[], event: TrackerEvent): readonly Tracker[] {
  switch (event.kind) {
    case 'started':
      return [event.tracker, ...trackers.filter(({ id }) => id !== event.tracker.id)].slice(0, TRACKERS_KEPT)
    case 'moved':
      return trackers.map((one) => (isAbout(one, event.message) ? moveTracker(one, event.message) : one))
    case 'dismissed':
      return trackers.filter(({ id }) => id !== event.id)
    case 'listed':
      return event.listed.toReversed().reduce(followListed, trackers)
  }
}

/** What the server knows of a tracker: one that goes on or failed is shown, one that ended is brought to its end. */
function followListed(
  trackers: readonly Tracker[],
  { isActive, ...listed }: ListedTracker,
): readonly Tracker[] {
  const known = trackers.find(({ id }) => id === listed.id)
  if (known === undefined)
    return isActive || describeTracker(listed).state === 'failed'
      ? followTrackers(trackers, { kind: 'started', tracker: listed })
      : trackers
  const wasCancelled = !isActive && describeTracker(listed).state === 'running'
  if (wasCancelled) return trackers.filter((one) => one !== known)
  return trackers.map((one) => (one === known ? { ...listed, stepsObject: keepDone(known, listed) } : one))
}

/** A list may be older than the last message: what is done stays done. */
function keepDone(known: Tracker, listed: Tracker): Tracker['stepsObject'] {
  const steps = Object.entries(listed.stepsObject)
  return Object.fromEntries(
    steps.map(([name, state]) => [name, known.stepsObject[name] === 'done' ? 'done' : state] as const),
  )
}

/** The trackers that this change completed: each is told once. */
export function listCompleted(before: readonly Tracker[], after: readonly Tracker[]): Tracker[] {
  return after.filter((now) => {
    const then = before.find(({ id }) => id === now.id)
    return isComplete(now) && (then === undefined || !isComplete(then))
  })
}

export function isComplete(one: Tracker): boolean {
  return Object.values(one.stepsObject).every(isSettled)
}

/** What to say about a tracker: its failed step, else the one that goes on, else whether all are done. */
export function describeTracker(one: Tracker): { state: 'failed' | 'running' | 'done'; step: string | null } {
  const steps = Object.entries(one.stepsObject)
  const failed = steps.find(([, state]) => state === 'error')
  if (failed) return { state: 'failed', step: failed[0] }
  const running = steps.find(([, state]) => !isSettled(state))
  return running ? { state: 'running', step: running[0] } : { state: 'done', step: null }
}

/** 0..1: settled steps count whole, the one that goes on counts half. */
export function measureTracker(one: Tracker): number {
  const states = Object.values(one.stepsObject)
  if (states.length === 0) return 1
  const settled = states.filter(isSettled).length
  const running = states.filter((state) => state === 'inProgress').length
  return (settled + running / 2) / states.length
}

function isAbout(one: Tracker, message: TrackerMessage): boolean {
  return one.contentplanId === message.contentplanId && one.clusterId === (message.clusterId ?? null)
}

/** A step that ended stays as it is, whatever comes late; a step that is done starts the one behind it (M-06). */
function moveTracker(one: Tracker, { stepName, status }: TrackerMessage): Tracker {
  const now = one.stepsObject[stepName]
  if (now === undefined || isSettled(now)) return one
  const stepsObject = { ...one.stepsObject, [stepName]: status }
  const names = Object.keys(stepsObject)
  const next = names[names.indexOf(stepName) + 1]
  if (status === 'done' && next !== undefined && stepsObject[next] !== 'done')
    stepsObject[next] = 'inProgress'
  return { ...one, stepsObject }
}

function isSettled(state: StepState): boolean {
  return state === 'done' || state === 'error'
}
