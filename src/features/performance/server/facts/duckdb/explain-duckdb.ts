import { Conflict, DiskFull, Explained, NotConnected, Temporary } from '#platform/errors.ts'

const FULL = /no space left|file too large|disk quota|not enough space/i
const HOLDER = /\(PID (\d+)\)/i
const LOCKED_ANYHOW = /could not set lock|being used by another process/i
const DAMAGED = /not a valid duckdb database|checksum|corrupt|failed to deserialize|newer version of duckdb/i
const LOST = /^(fatal|internal) error|database has been invalidated/i

/** Turns DuckDB's error about a file into one that explains it to the operator; returns other errors unchanged. */
export function explainDuckdb(error: unknown, path: string): unknown {
  if (error instanceof Explained || !(error instanceof Error)) return error
  const { message } = error
  const cause = { cause: error }
  if (FULL.test(message))
    return new DiskFull(
      `The search data in ${path} cannot be written: the disk is full. Nothing is lost; make room and try again.`,
      cause,
    )
  if (LOCKED_ANYHOW.test(message)) {
    const pid = HOLDER.exec(message)?.[1]
    const who = pid === undefined ? 'Another process' : `Another process (${pid})`
    return new Conflict(
      `${who} has the search data in ${path} open, and only one may. Stop one of them, or set KEYLOOM_FACTS=postgres where several work together.`,
      cause,
    )
  }
  if (DAMAGED.test(message))
    return new NotConnected(`${path} is damaged or of another version; put it back from a backup.`, cause)
  if (/permission denied|read-only file system/i.test(message))
    return new NotConnected(`${path} cannot be used: this user may not read or write it.`, cause)
  if (/^out of memory/i.test(message))
    return new Temporary(
      'The search data needs more memory than there is right now; ask for less at once.',
      cause,
    )
  return error
}

/** Whether the whole engine has to be opened again after this error. */
export function isEngineLost(error: unknown): boolean {
  return error instanceof Error && (LOST.test(error.message) || FULL.test(error.message))
}

/** Whether another process has the file open. */
export function isHeldByAnother(error: unknown): boolean {
  return error instanceof Error && LOCKED_ANYHOW.test(error.message)
}
