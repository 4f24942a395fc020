import { sql, type Kysely } from 'kysely'
import { SIGN_IN_PROBLEMS } from '../../rules.ts'
import { TooManyAttempts } from '#platform/errors.ts'
import type { Database } from '#platform/server/database/tables.ts'
import { hashSecretWord } from '#platform/server/secret-words.ts'

export interface AttemptLimit {
  /** What is tried, and by whom. */
  key: string
  most: number
  minutes: number
}

/** Counts in the database, where neither a restart nor a second process forgets; throws TooManyAttempts above the limit. */
export async function countAttempt(
  { database }: { database: Kysely<Database> },
  { key, most, minutes }: AttemptLimit,
): Promise<void> {
  await sql`delete from attempt_counts where ends_at < now() - interval '1 day'`.execute(database)
  const { rows } = await sql<{ count: number }>`
    insert into attempt_counts as known (key_hash, count, ends_at)
    values (${hashSecretWord(key)}, 1, now() + make_interval(mins => ${minutes}))
    on conflict (key_hash) do update set
      count = case when known.ends_at < now() then 1 else known.count + 1 end,
      ends_at = case when known.ends_at < now() then excluded.ends_at else known.ends_at end
    returning count
  `.execute(database)
  if (rows[0].count > most) throw new TooManyAttempts(SIGN_IN_PROBLEMS.busy)
}

/** Forgets what was counted: the right password ends the guessing. */
export async function forgetAttempts(
  { database }: { database: Kysely<Database> },
  { key }: Pick<AttemptLimit, 'key'>,
): Promise<void> {
  await sql`delete from attempt_counts where key_hash = ${hashSecretWord(key)}`.execute(database)
}
