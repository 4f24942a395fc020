import { Explained, Temporary, TooManyAttempts } from '#platform/errors.ts'
import { isConnectionLoss } from '../database/connection-loss.ts'
import { RetryAfter } from './retry-after.ts'

/** How often a worker may be lost in one step before the step is taken for the cause. */
export const MOST_LOSSES = 10
const LONGEST_PAUSE_SECONDS = 24 * 3_600
const LONGEST_BACK_OFF_SECONDS = 600
const OUTAGE_SECONDS = 2

export type Verdict =
  | { kind: 'fail'; reason: string }
  | { kind: 'pause'; seconds: number; reason: string | null; spends: 'attempt' | 'loss' | 'nothing' }

export interface Failure {
  error: unknown
  step: { name: string; attempts: number; backOffSeconds: number }
  /** Before this one. */
  attempts: number
  losses: number
}

/** Whether a step that failed is tried again, and when. What a person has to change first is not. */
export function judgeFailure({ error, step, attempts, losses }: Failure): Verdict {
  if (error instanceof RetryAfter) {
    const seconds = Math.min(Math.max(error.seconds, 0), LONGEST_PAUSE_SECONDS)
    return { kind: 'pause', seconds, reason: error.message, spends: 'nothing' }
  }
  if (isConnectionLoss(error) && losses < MOST_LOSSES)
    return { kind: 'pause', seconds: OUTAGE_SECONDS, reason: null, spends: 'loss' }
  const reason = explainFailure(error, step.name)
  if (isFinal(error) || attempts + 1 >= step.attempts) return { kind: 'fail', reason }
  const seconds = Math.min(step.backOffSeconds * 2 ** attempts, LONGEST_BACK_OFF_SECONDS)
  return { kind: 'pause', seconds, reason, spends: 'attempt' }
}

/** Only what was written for people is shown to them: other messages may hold anything. */
export function explainFailure(error: unknown, step: string): string {
  return error instanceof Explained ? error.message : `Something went wrong in the step ${step}.`
}

function isFinal(error: unknown): boolean {
  return error instanceof Explained && !(error instanceof Temporary || error instanceof TooManyAttempts)
}
