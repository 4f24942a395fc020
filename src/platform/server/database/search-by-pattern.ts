import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import { InvalidField, TooManyRequests } from '#platform/errors.ts'
import { errorCode } from '#platform/server/error-codes.ts'
import { readPattern } from './patterns.ts'
import type { Transaction } from './database.ts'
import { oneRow } from './rows.ts'

const LONGEST_MS = 2_000
const LONGEST_WAIT_MS = 1_500
const LOOK_MS = 50
/** WORKSPACE_SEARCHES, which `openPool` sets on every connection. */
const PLACES = sql`current_setting('app.pattern_searches')::integer`
const BAD_PATTERN = '2201B'
const TOO_SLOW = '57014'

interface Searching {
  database: Transaction
  workspaceId: number
}

/** The name of the input that holds the pattern, for messages. */
interface Field {
  field: string
}

/** SQL for whether a column matches a user's regular expression, in upper or lower case. */
export function matches(
  column: RawBuilder<unknown>,
  { field, pattern }: Field & { pattern: string },
): RawBuilder<unknown> {
  return sql`${column} ~* ${readPattern(pattern, field).postgres}`
}

/** One or two letters or digits occur within too many words: they have to begin a word. */
const SHORT = /^[\p{Script=Latin}\p{N}]{1,2}$/u

/** SQL for whether a column has all these words, or parts of words, in any order. Both are in lower case. */
export function hasWords(column: RawBuilder<unknown>, words: readonly string[]): RawBuilder<unknown> {
  const parts = words.map((word) =>
    SHORT.test(word)
      ? sql`position(${` ${word}`} in ' ' || ${column}) > 0`
      : sql`position(${word} in ${column}) > 0`,
  )
  return parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql` and `)})`
}

/**
 * Runs a query in which the database matches a user's pattern. Throws Invalid after two seconds of matching, and
 * TooManyRequests when all searches of the workspace (WORKSPACE_SEARCHES) stay taken for more than a moment.
 */
export async function searchByPattern<T>(
  { database, workspaceId, field }: Searching & Field,
  read: () => Promise<T>,
): Promise<T> {
  await takeTurn({ database, workspaceId })
  await sql`select set_config('statement_timeout', ${String(LONGEST_MS)}, true)`.execute(database)
  try {
    return await read()
  } catch (error) {
    if ([BAD_PATTERN, TOO_SLOW].includes(errorCode(error)))
      throw new InvalidField(
        field,
        'this regular expression takes too long; please search for something simpler.',
      )
    throw error
  }
}

const placesRow = z.object({ places: z.number() })

/**
 * Takes one of a workspace's places until the transaction is over. The places are locks of the database, which does the
 * work of all processes; a process that ends leaves no lock behind.
 */
export async function takeTurn({ database, workspaceId }: Searching): Promise<void> {
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += LOOK_MS) {
    const { rows } = await sql`
      select from generate_series(1, ${PLACES}) as place
      where pg_try_advisory_xact_lock(hashtext('search by pattern ' || place), ${workspaceId}) limit 1
    `.execute(database)
    if (rows.length > 0) return
    await sleep(LOOK_MS)
  }
  const { places } = await oneRow(database, placesRow)`select ${PLACES} as places`
  throw new TooManyRequests(
    `A workspace may have ${places === 1 ? 'one search' : `${places} searches`} by pattern going on at a time. Please try again in a few seconds.`,
    Math.ceil(LONGEST_MS / 1_000),
  )
}
