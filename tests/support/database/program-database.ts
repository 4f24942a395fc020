import type { Kysely } from 'kysely'
import { openDatabase, type DatabaseLimits } from '#platform/server/database/database.ts'
import type { Database } from '#platform/server/database/tables.ts'

const silent = { warn: () => {}, error: () => {} }

/** So long that only what never ends reaches them, on however busy a machine. */
export const patientLimits: DatabaseLimits = { connectMs: 60_000, lockMs: 60_000, statementMs: 60_000 }

export interface ProgramDatabaseInput {
  name?: string
  /** Those of requests, where a test is about being told to try again. */
  limits?: DatabaseLimits
}

/** The database as the program sees it, behind the walls. Whoever opens it ends it. */
export function openProgramDatabase(
  url: string,
  { name = 'test', limits = patientLimits }: ProgramDatabaseInput = {},
): Kysely<Database> {
  return openDatabase({ log: silent }, { url, name, limits })
}
