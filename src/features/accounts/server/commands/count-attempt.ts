import { sql } from 'kysely'
import { z } from 'zod'
import { SIGN_IN_PROBLEMS } from '../../rules.ts'
import { TooManyAttempts } from '#platform/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import { hashSecretWord } from '#platform/server/secret-words.ts'

interface AttemptLimit {
  /** What is attempted, and by which caller. */
  key: string
  most: number
  minutes: number
}

const attemptRow = z.object({ count: z.number() })

/**
 * Counts attempts in the database, so that restarts and other processes count, too. Throws TooManyAttempts above the
 * limit.
 */
export async function countAttempt(
  { database }: { database: Database },
  { key, most, minutes }: AttemptLimit,
): Promise<void> {
  const { count } = await oneRow(database, attemptRow)`
    select count from walls.count_attempt(${hashSecretWord(key)}, ${minutes})
  `
  if (count > most) throw new TooManyAttempts(SIGN_IN_PROBLEMS.busy)
}

/** Deletes the count, after the right password was given. */
export async function forgetAttempts(
  { database }: { database: Database },
  { key }: Pick<AttemptLimit, 'key'>,
): Promise<void> {
  await sql`delete from attempt_counts where key_hash = ${hashSecretWord(key)}`.execute(database)
}
