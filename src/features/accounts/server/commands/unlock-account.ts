import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { findRow, idRow } from '#platform/server/database/rows.ts'
import { hashSecretWord, makeSecretWord } from '#platform/server/secret-words.ts'
import { PASS_MINUTES } from '../guessing/limits.ts'
import { hashAccount } from '../guessing/strangers.ts'
import { recordAccountEvent } from './record-account-event.ts'

/**
 * Deletes the counts of wrong passwords of an account, and returns a pass with which one browser can sign in without
 * waiting behind strangers; null when there is no such account.
 */
export async function unlockAccount(
  { database }: { database: Database },
  { email }: { email: string },
): Promise<{ pass: string } | null> {
  const account = hashAccount(email)
  return database.transaction().execute(async (transaction) => {
    await sql`delete from sign_in_lines where account_hash = ${account}`.execute(transaction)
    await sql`delete from sign_in_turns where account_hash = ${account}`.execute(transaction)
    const user = await findRow(transaction, idRow)`
      select id from users where email = ${email.toLowerCase()}
    `
    if (user === null) return null
    await sql`update known_browsers set wrong = 0 where user_id = ${user.id}`.execute(transaction)
    const pass = makeSecretWord()
    await sql`delete from browser_passes where expires_at < now()`.execute(transaction)
    await sql`
      insert into browser_passes (pass_hash, user_id, expires_at)
      values (${hashSecretWord(pass)}, ${user.id}, now() + make_interval(mins => ${PASS_MINUTES}))
    `.execute(transaction)
    const browser = { address: '', userAgent: 'command line', identify: () => '' }
    await recordAccountEvent(
      { database: transaction, browser },
      { userId: user.id, action: 'sign-in unlocked' },
    )
    return { pass }
  })
}
