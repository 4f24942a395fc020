import { DiskFull } from '#platform/errors.ts'
import { errorCode } from '../error-codes.ts'

/** The codes of PostgreSQL (disk_full) and of the file system. */
const CODES = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Whether something failed only because a disk has no room. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof DiskFull || CODES.has(errorCode(error))
}
