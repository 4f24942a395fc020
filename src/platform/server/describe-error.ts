import { errorCode, violatedConstraint } from './error-codes.ts'

const DEEPEST_CAUSE = 4

// An alias, because an interface is no record of unknown entries to the logger.
type DescribedError = {
  type: string
  message: string
  stack: string
  /** What the system or the database calls it, such as ECONNREFUSED or 23505. */
  errorCode?: string
  constraint?: string
  cause?: DescribedError
}

/** What the log holds of an error. The details that a database adds are left out: they quote rows. */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const code = errorCode(error)
  const constraint = violatedConstraint(error)
  const hasCause = error.cause !== undefined && depth < DEEPEST_CAUSE
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...(code === '' ? {} : { errorCode: code }),
    ...(constraint === '' ? {} : { constraint }),
    ...(hasCause ? { cause: describeError(error.cause, depth + 1) } : {}),
  }
}
