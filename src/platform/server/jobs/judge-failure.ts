import { Explained, Temporary, TooManyAttempts } from '#platform/errors.ts'
import { explainLimit } from '../database/explain-trouble.ts'
import { isConnectionLoss } from '../database/connection-loss.ts'
import { explainTrouble, isLockConflict } from '../database/explain-trouble.ts'
import { isDiskFull } from '../disk/disk-full.ts'
import { AdapterError } from '../outbound/adapter-error.ts'
import { RetryAfter } from './retry-after.ts'

/** How often the database may be lost in one step before that counts as a failure of the step. */
const MOST_LOSSES = 10
const LONGEST_PAUSE_SECONDS = 24 * 3_600
const LONGEST_BACK_OFF_SECONDS = 600
const OUTAGE_SECONDS = 2
/** By then, the transaction that changes the same rows may be done. */
const LOCK_PAUSE_SECONDS = 5
/** For a service that is called too often and does not say how long to wait. */
const TOO_FAST_SECONDS = 60
/** The quotas of a day come back within it. */
const PATIENCE_SECONDS = 24 * 3_600
/** A service that goes on asking to slow down is asked again after a tenth of what was waited. */
const WAITED_SHARE = 0.1
/** By then, the operator may have made room. */
const DISK_FULL_SECONDS = 30
const WAITS_FOR_ROOM =
  'The disk of this installation is full. This continues automatically when there is room again.'

type Verdict =
  | { kind: 'fail'; reason: string; trouble: string | null }
  | { kind: 'pause'; seconds: number; reason: string | null; spends: Spent }
/** What a pause is counted as: `patience` when a service has asked to slow down. */
export type Spent = 'attempt' | 'loss' | 'patience' | 'nothing'

interface Failure {
  error: unknown
  step: { name: string; attempts: number; backOffSeconds: number }
  /** How many attempts have failed before this one. */
  attempts: number
  losses: number
  /** Since a service asked this step for the first time to slow down; 0 if none has. */
  waitedSeconds: number
}

/** Decides whether a failed step is tried again, and when. A failure that a person has to repair first is not. */
export function judgeFailure({ error: thrown, step, attempts, losses, waitedSeconds }: Failure): Verdict {
  const error = explainLimit(thrown) ?? thrown
  if (error instanceof RetryAfter) return pauseFor(error.seconds, error.message)
  if (error instanceof AdapterError && error.kind === 'rate_limited') return slowDown(error, waitedSeconds)
  if (isDiskFull(error)) return pauseFor(DISK_FULL_SECONDS, WAITS_FOR_ROOM)
  if (isLockConflict(error)) return pauseFor(LOCK_PAUSE_SECONDS, LOCK_CONFLICT)
  if (isConnectionLoss(error) && losses < MOST_LOSSES)
    return { kind: 'pause', seconds: OUTAGE_SECONDS, reason: null, spends: 'loss' }
  const reason = describeStepFailure(error, step.name)
  if (isFinal(error) || attempts + 1 >= step.attempts)
    return { kind: 'fail', reason, trouble: findTrouble(error) }
  const backOff = Math.min(step.backOffSeconds * 2 ** attempts, LONGEST_BACK_OFF_SECONDS)
  const asked = error instanceof AdapterError ? (error.retryAfter ?? 0) : 0
  return pauseFor(Math.max(backOff, asked), reason, 'attempt')
}

const LOCK_CONFLICT = 'The same data is being changed by others at this moment. This continues automatically.'

function pauseFor(asked: number, reason: string, spends: Spent = 'nothing'): Verdict {
  const seconds = Math.min(Math.max(asked, 0), LONGEST_PAUSE_SECONDS)
  return { kind: 'pause', seconds, reason, spends }
}

/** Waits as long as the service asks, and longer each time when that does not help; after a day the step fails. */
function slowDown({ message, retryAfter }: AdapterError, waitedSeconds: number): Verdict {
  if (waitedSeconds >= PATIENCE_SECONDS)
    return {
      kind: 'fail',
      reason: `${message} It has asked so for a day. Start this again later.`,
      trouble: null,
    }
  const least = Math.min(Math.round(waitedSeconds * WAITED_SHARE), LONGEST_BACK_OFF_SECONDS)
  return pauseFor(Math.max(retryAfter ?? TOO_FAST_SECONDS, least, 1), message, 'patience')
}

/** Users see only messages that are written for them: other messages may hold anything. */
function describeStepFailure(error: unknown, step: string): string {
  if (error instanceof Explained) return error.message
  return explainTrouble(error)?.message ?? `Something went wrong in the step ${step}.`
}

/** The trouble code of an error, which is kept beside the reason. */
function findTrouble(error: unknown): string | null {
  return (error instanceof Explained && error.details?.trouble) || null
}

function isFinal(error: unknown): boolean {
  if (error instanceof AdapterError) return !error.isPassing
  return error instanceof Explained && !(error instanceof Temporary || error instanceof TooManyAttempts)
}
