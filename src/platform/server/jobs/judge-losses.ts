/** After so many lost workers, their step counts as the cause. */
export const MOST_LOST_WORKERS = 3
/**
 * From so many lost workers on, a process works on one such run at a time, so that no other such run is lost with it.
 */
const SUSPECT_FROM = 2
const TURN_SECONDS = 1

interface LossRecord {
  name: string
  /** How many workers ended in this step. */
  lost: number
  /** How long the step still has to rest, because it is known to have stopped the program. */
  restSeconds: number
}

type LossVerdict =
  | { kind: 'work'; isSuspect: boolean }
  | { kind: 'wait'; seconds: number; reason: string | null }
  | { kind: 'setAside'; reason: string }

/** Decides whether a step in which workers ended is begun again. */
export function judgeLosses(
  { name, lost, restSeconds }: LossRecord,
  { hasSuspect }: { hasSuspect: boolean },
): LossVerdict {
  if (lost >= MOST_LOST_WORKERS)
    return {
      kind: 'setAside',
      reason:
        `Keyloom ended ${lost} times during the step ${name}, so this was set aside. Start it again for another try; ` +
        'if it ends the same way, the administrator finds the cause in the log of Keyloom.',
    }
  if (restSeconds > 0)
    return {
      kind: 'wait',
      seconds: Math.ceil(restSeconds),
      reason: `The step ${name} stopped Keyloom, and is tried again in a while.`,
    }
  const isSuspect = lost >= SUSPECT_FROM
  if (isSuspect && hasSuspect) return { kind: 'wait', seconds: TURN_SECONDS, reason: null }
  return { kind: 'work', isSuspect }
}
