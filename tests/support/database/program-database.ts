import { openDatabase, type DatabaseLimits } from '#platform/server/database/database.ts'
import type { Database } from '#platform/server/database/database.ts'

const silent = { warn: () => {}, error: () => {} }

/** Limits so long that a query fails only when it hangs, however busy the machine is. */
export const patientLimits: DatabaseLimits = { connectMs: 60_000, lockMs: 60_000, statementMs: 60_000 }

interface ProgramDatabaseInput {
  name?: string
  /** Use `requestLimits` in tests of requests that fail because they waited too long. */
  limits?: DatabaseLimits
}

/** Connects to a database as the program does, bound by row-level security. The caller must destroy it. */
export function openProgramDatabase(
  url: string,
  { name = 'test', limits = patientLimits }: ProgramDatabaseInput = {},
): Database {
  return openDatabase({ log: silent }, { url, name, limits })
}
