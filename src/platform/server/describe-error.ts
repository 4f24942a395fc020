import { Explained } from '#platform/errors.ts'
import { errorCode, violatedConstraint } from './error-codes.ts'

const DEEPEST_CAUSE = 4

// A type alias, because an interface is not assignable to the Record<string, unknown> that the logger wants.
type DescribedError = {
  type: string
  message: string
  /** Empty for errors whose message says everything. */
  stack: string
  /** The code of the system or the database, such as ECONNREFUSED or 23505. */
  errorCode?: string
  constraint?: string
  cause?: DescribedError
}

/** What is logged of an error. The details that a database adds are left out, because they quote rows. */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const code = errorCode(error)
  const constraint = violatedConstraint(error)
  const hasCause = error.cause !== undefined && depth < DEEPEST_CAUSE
  return {
    type: error.name,
    message: error.message,
    stack: error instanceof Explained ? '' : (error.stack ?? ''),
    ...(code === '' ? {} : { errorCode: code }),
    ...(constraint === '' ? {} : { constraint }),
    ...(hasCause ? { cause: describeError(error.cause, depth + 1) } : {}),
  }
}
