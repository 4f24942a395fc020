import { DiskFull, LimitReached, Temporary, type Explained } from '#platform/errors.ts'
import { isDiskFull } from '../disk/disk-full.ts'
import { errorCode } from '../error-codes.ts'
import { isConnectionLoss } from './connection-loss.ts'

/** A statement or a wait for a lock took too long, or two transactions waited for each other. */
const BUSY = new Set(['57014', '55P03', '40P01', '40001'])

/** Others held a lock for too long, or two transactions waited for each other; also behind a sentence that says so. */
const LOCK_CONFLICT = new Set(['55P03', '40P01', '40001'])

/** Whether nothing was wrong but that others changed the same rows at that moment. */
export function isLockConflict(error: unknown): boolean {
  return (
    LOCK_CONFLICT.has(errorCode(error)) ||
    (error instanceof Temporary && LOCK_CONFLICT.has(errorCode(error.cause)))
  )
}

/** Raised by our own functions in the database where a limit leaves no room; the message is what people read. */
const LIMIT = 'KL001'

/** What the database refuses by a limit of the product; null: it is something else. */
export function explainLimit(error: unknown): LimitReached | null {
  if (errorCode(error) !== LIMIT || !(error instanceof Error)) return null
  return new LimitReached(error.message, { cause: error })
}

/** Trouble of the database that passes, and limits, in a sentence for whoever asked; null: it is neither. */
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
