import type { z } from 'zod'
import type { listedTracker, tracker, trackerMessage } from './contract.ts'

export type Tracker = z.infer<typeof tracker>
export type TrackerMessage = z.infer<typeof trackerMessage.data>
export type ListedTracker = z.infer<typeof listedTracker>
type StepState = Tracker['stepsObject'][string]

/** Trackers that are kept, and that are shown (K-29). */
export const TRACKERS_KEPT = 10
export const TRACKERS_SHOWN = 3

export type TrackerEvent =
  | { kind: 'started'; tracker: Tracker }
  | { kind: 'moved'; message: TrackerMessage }
  | { kind: 'dismissed'; id: string }
  | { kind: 'listed'; listed: readonly ListedTracker[] }

/**
 * Applies an event to the trackers, the newest first. A tracker that starts again replaces its earlier state, and work
 * that is tried again replaces what has failed.
 */
export function followTrackers(trackers: readonly Tracker[], event: TrackerEvent): readonly Tracker[] {
  switch (event.kind) {
    case 'started':
      return [
        event.tracker,
        ...trackers.filter((one) => one.id !== event.tracker.id && !isReplaced(one, event.tracker)),
      ].slice(0, TRACKERS_KEPT)
    case 'moved':
      return moveTrackers(trackers, event.message)
    case 'dismissed':
      return trackers.filter(({ id }) => id !== event.id)
    case 'listed':
      return event.listed
        .filter((one, at) => !event.listed.slice(0, at).some((newer) => isReplaced(one, newer)))
        .toReversed()
        .reduce(followListed, trackers)
  }
}

/** Whether a tracker has failed and a newer one is of the same work. */
function isReplaced(one: Tracker, newer: Tracker): boolean {
  return (
    one.name === newer.name &&
    one.contentplanId === newer.contentplanId &&
    one.clusterId === newer.clusterId &&
    describeTracker(one).state === 'failed'
  )
}

/** Applies a listed run: an active or failed one is added, a known one is updated, a cancelled one is removed. */
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
  return trackers.map((one) => (one === known ? { ...listed, ...keepDone(known, listed) } : one))
}

/** Steps that are done stay done, because a list may be older than the last message. */
function keepDone(known: Tracker, listed: Tracker): Pick<Tracker, 'stepsObject' | 'progress'> {
  const steps = Object.entries(listed.stepsObject)
  const stepsObject = Object.fromEntries(
    steps.map(([name, state]) => [name, known.stepsObject[name] === 'done' ? 'done' : state] as const),
  )
  const isOld = describeTracker({ ...listed, stepsObject }).step !== describeTracker(listed).step
  return { stepsObject, progress: isOld ? known.progress : listed.progress }
}

/** Applies a message to the tracker of its run. */
export function moveTrackers<One extends Tracker>(trackers: readonly One[], message: TrackerMessage): One[] {
  return trackers.map((one) => (isAbout(one, message) ? { ...one, ...findMove(one, message) } : one))
}

/** The id of the tracker of a run. */
export function trackerId(runId: number): string {
  return `run-${runId}`
}

/** The state of a tracker, with its failed step, else its running step, else none because all are done. */
export function describeTracker(one: Tracker): { state: 'failed' | 'running' | 'done'; step: string | null } {
  const steps = Object.entries(one.stepsObject)
  const failed = steps.find(([, state]) => state === 'error')
  if (failed) return { state: 'failed', step: failed[0] }
  const running = steps.find(([, state]) => !isSettled(state))
  return running ? { state: 'running', step: running[0] } : { state: 'done', step: null }
}

/** Progress of a tracker, 0..1: ended steps count whole; the running step counts by its progress, or half. */
export function measureTracker(one: Tracker): number {
  const states = Object.values(one.stepsObject)
  if (states.length === 0) return 1
  const settled = states.filter(isSettled).length
  const running = states.filter((state) => state === 'inProgress').length
  const { done, total } = one.progress ?? { done: 1, total: 2 }
  return (settled + running * (total === 0 ? 1 : done / total)) / states.length
}

function isAbout(one: Tracker, { runId }: TrackerMessage): boolean {
  return one.id === trackerId(runId)
}

/**
 * What a message changes in a tracker: an ended step stays as it is, and a step that is done starts the next (M-06).
 */
function findMove(
  one: Tracker,
  { stepName, status, progress }: TrackerMessage,
): Partial<Pick<Tracker, 'stepsObject' | 'progress'>> {
  const now = one.stepsObject[stepName]
  if (now === undefined || isSettled(now)) return {}
  const stepsObject = { ...one.stepsObject, [stepName]: status }
  const names = Object.keys(stepsObject)
  const next = names[names.indexOf(stepName) + 1]
  if (status === 'done' && next !== undefined && stepsObject[next] !== 'done')
    stepsObject[next] = 'inProgress'
  return { stepsObject, progress: status === 'inProgress' ? (progress ?? null) : null }
}

function isSettled(state: StepState): boolean {
  return state === 'done' || state === 'error'
}
