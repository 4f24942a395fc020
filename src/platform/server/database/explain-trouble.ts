import { DiskFull, Temporary } from '#platform/errors.ts'
import { isDiskFull } from '../disk/disk-full.ts'
import { errorCode } from '../error-codes.ts'
import { isConnectionLoss } from './connection-loss.ts'

/** A statement or a wait for a lock took too long, or two transactions waited for each other. */
const BUSY = new Set(['57014', '55P03', '40P01', '40001'])

/** Others held a lock for too long, or two transactions waited for each other; also behind a sentence that says so. */
const HELD_UP = new Set(['55P03', '40P01', '40001'])

/** Whether nothing was wrong but that others changed the same rows at that moment. */
export function isHeldUp(error: unknown): boolean {
  return HELD_UP.has(errorCode(error)) || (error instanceof Temporary && HELD_UP.has(errorCode(error.cause)))
}

/** Trouble of the database that passes, in a sentence for whoever asked; null: it is no such trouble. */
export function explainTrouble(error: unknown): Temporary | null {
  if (isConnectionLoss(error))
    return new Temporary('The database cannot be reached right now. Please try again in a moment.')
  if (BUSY.has(errorCode(error)))
    return new Temporary(
      'This took too long, because much is going on right now. Please try again in a moment.',
    )
  if (isDiskFull(error)) return new DiskFull(undefined, { cause: error })
  return null
}
