import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import type { Browser } from '#platform/server/http/browser.ts'
import { hashSecretWord, makeSecretWord } from '#platform/server/secret-words.ts'
import type { Admitted } from './admit-person.ts'

/** Seconds for which the code of a finished sign-in is valid. */
const CODE_SECONDS = 60

/** Makes the single-use code for the address `/auth/in`, valid in this browser only. */
export async function issueCode(
  { database, browser }: { database: Database; browser: Browser },
  { userId, founds }: Admitted,
): Promise<string> {
  const code = makeSecretWord()
  await sql`delete from sign_in_codes where expires_at < now()`.execute(database)
  await sql`
    insert into sign_in_codes (code_hash, browser_hash, user_id, founds, expires_at)
    values (${hashSecretWord(code)}, ${hashSecretWord(browser.identify())}, ${userId}, ${founds},
      now() + make_interval(secs => ${CODE_SECONDS}))
  `.execute(database)
  return code
}
