import { DiskFull, LimitReached, Temporary, type Explained } from '#platform/errors.ts'
import { isDiskFull } from '../disk/disk-full.ts'
import { errorCode } from '../error-codes.ts'
import { isConnectionLoss } from './connection-loss.ts'

/** A statement or a wait for a lock took too long, or two transactions waited for each other. */
const BUSY = new Set(['57014', '55P03', '40P01', '40001'])

/** Another transaction held a lock for too long, or two transactions waited for each other. */
const LOCK_CONFLICT = new Set(['55P03', '40P01', '40001'])

/** Whether a statement failed only because other transactions used the same rows. The code may be that of the cause. */
export function isLockConflict(error: unknown): boolean {
  return (
    LOCK_CONFLICT.has(errorCode(error)) ||
    (error instanceof Temporary && LOCK_CONFLICT.has(errorCode(error.cause)))
  )
}

/** Raised by our own functions in the database when a limit leaves no room; the message is written for users. */
const LIMIT = 'KL001'

/** The LimitReached for a statement that a limit of the product refused, or null for any other error. */
export function explainLimit(error: unknown): LimitReached | null {
  if (errorCode(error) !== LIMIT || !(error instanceof Error)) return null
  return new LimitReached(error.message, { cause: error })
}

/** The error for the caller when the database is unreachable, busy, full or at a limit; null for any other error. */
export function explainTrouble(error: unknown): Explained | null {
  if (isConnectionLoss(error))
    return new Temporary('The database cannot be reached right now. Please try again in a moment.')
  if (BUSY.has(errorCode(error)))
    return new Temporary(
      'This took too long, because much is going on right now. Please try again in a moment.',
    )
  if (isDiskFull(error)) return new DiskFull(undefined, { cause: error })
  return explainLimit(error)
}
