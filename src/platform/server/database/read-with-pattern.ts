import { sql, type Transaction } from 'kysely'
import { Invalid } from '#platform/errors.ts'
import { errorCode } from '#platform/server/error-codes.ts'
import type { Database } from './tables.ts'

const LONGEST_MS = 2_000
const BAD_PATTERN = '2201B'
const TOO_SLOW = '57014'

/**
 * Reads with a pattern of a user's, which the database and nothing of ours matches: one that is none, or that is
 * still being matched after two seconds, is Invalid. `field` is the input that the pattern came in.
 */
export async function readWithPattern<T>(
  { database, field }: { database: Transaction<Database>; field: string },
  read: () => Promise<T>,
): Promise<T> {
  await sql`select set_config('statement_timeout', ${String(LONGEST_MS)}, true)`.execute(database)
  try {
    return await read()
  } catch (error) {
    if (errorCode(error) === BAD_PATTERN)
      throw new Invalid(
        `${field}: this is no regular expression. A backslash before a character takes it literally.`,
      )
    if (errorCode(error) === TOO_SLOW)
      throw new Invalid(
        `${field}: this regular expression takes too long; please search for something simpler.`,
      )
    throw error
  }
}
