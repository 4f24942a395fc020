/** The `code` of a system or database error ('ENOENT', '28P01'), or '' when it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** A short reason for a sentence: the code when the message is empty, as after a failed connect to two addresses. */
export function errorReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message === '' ? errorCode(error) : error.message
}

/** The name of the database constraint that refused a row, or ''. */
export function violatedConstraint(error: unknown): string {
  return error instanceof Error && 'constraint' in error ? String(error.constraint) : ''
}
