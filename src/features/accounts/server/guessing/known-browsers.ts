import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '#platform/server/database/database.ts'
import { findRow, listRows } from '#platform/server/database/rows.ts'
import type { Browser } from '#platform/server/http/browser.ts'
import { networkOf } from '#platform/server/http/client-network.ts'
import { hashSecretWord } from '#platform/server/secret-words.ts'
import { KNOWN_BROWSER_TRIES } from './limits.ts'

/** Days after which browsers delete the cookie, too. */
const KEPT_DAYS = 400

interface Context {
  database: Database
  browser: Browser
}

/** Marks this browser as known to the user's account and sets its count of wrong passwords to 0. */
export async function rememberBrowser(
  { database, browser }: Context,
  { userId }: { userId: number },
): Promise<void> {
  await sql`
    delete from known_browsers
    where user_id = ${userId} and signed_in_at < now() - make_interval(days => ${KEPT_DAYS})
  `.execute(database)
  await sql`
    insert into known_browsers (user_id, browser_hash, signed_in_at)
    values (${userId}, ${hashSecretWord(browser.identify())}, clock_timestamp())
    on conflict (user_id, browser_hash) do update set signed_in_at = excluded.signed_in_at, wrong = 0
  `.execute(database)
}

const knownBrowser = z.object({ wrong: z.number() })

/** Whether this browser has signed in to the account and has attempts of its own left. Counts this attempt. */
export async function takeOwnTry(
  { database, browser }: Context,
  { email }: { email: string },
): Promise<boolean> {
  const known = await findRow(database, knownBrowser)`
    update known_browsers known set
      wrong = case when wrong_until < now() then 1 else least(wrong, ${KNOWN_BROWSER_TRIES}) + 1 end,
      wrong_until = case when wrong_until < now() then now() + interval '1 day' else wrong_until end
    from users u
    where u.id = known.user_id and u.email = ${email.toLowerCase()}
      and known.browser_hash = ${hashSecretWord(browser.identify())}
    returning wrong
  `
  return known !== null && known.wrong <= KNOWN_BROWSER_TRIES
}

/** Sets the browser's count of wrong passwords to 0, after the right one was given. */
export async function forgetOwnTries(
  { database, browser }: Context,
  { userId }: { userId: number },
): Promise<void> {
  await sql`
    update known_browsers set wrong = 0
    where user_id = ${userId} and browser_hash = ${hashSecretWord(browser.identify())}
  `.execute(database)
}

/** The name under which limits count a caller: the browser when any user has signed in with it, else the network. */
export async function nameCaller({ database, browser }: Context): Promise<string> {
  const word = browser.identify()
  const { rows } = await sql`
    select from known_browsers where browser_hash = ${hashSecretWord(word)} limit 1
  `.execute(database)
  return rows.length > 0 ? `browser ${word}` : networkOf(browser.address)
}

const passRow = z.object({ userId: z.number() })

/** Uses a pass of the command line up, and makes this browser a known one. */
export async function takePass(
  ctx: Context,
  { pass, email }: { pass: string; email: string },
): Promise<void> {
  const rows = await listRows(ctx.database, passRow)`
    delete from browser_passes p using users u
    where p.pass_hash = ${hashSecretWord(pass)} and p.expires_at > now() and u.id = p.user_id
      and u.email = ${email.toLowerCase()}
    returning u.id as "userId"
  `
  for (const { userId } of rows) await rememberBrowser(ctx, { userId })
}
