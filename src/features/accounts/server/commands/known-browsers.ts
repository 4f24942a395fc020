import { sql, type Kysely } from 'kysely'
import type { Database } from '#platform/server/database/tables.ts'
import type { Browser } from '#platform/server/http/browser.ts'
import { hashSecretWord } from '#platform/server/secret-words.ts'

/** Remembers that somebody has signed in in this browser. */
export async function rememberBrowser(
  { database, browser }: { database: Kysely<Database>; browser: Browser },
  { userId }: { userId: number },
): Promise<void> {
  await sql`
    insert into known_browsers (user_id, browser_hash, signed_in_at)
    values (${userId}, ${hashSecretWord(browser.identify())}, clock_timestamp())
    on conflict (user_id, browser_hash) do update set signed_in_at = excluded.signed_in_at
  `.execute(database)
}
