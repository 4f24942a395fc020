import { sql } from 'kysely'
import { z } from 'zod'
import { foundWorkspace } from '#features/workspaces/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import type { PublicContext } from '#platform/server/api/handlers.ts'
import { enterWorkspace } from '#platform/server/api/walls.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { findRow, oneRow } from '#platform/server/database/rows.ts'
import { hashSecretWord } from '#platform/server/secret-words.ts'
import { SIGN_IN_PROBLEMS } from '../../rules.ts'
import { nameCaller, rememberBrowser } from '../guessing/known-browsers.ts'
import type { SignInSettings } from '../signing-in/sign-in-settings.ts'
import { readSigningKey } from '../tokens/signing-keys.ts'
import { issueToken } from '../tokens/tokens.ts'
import { countAttempt } from './count-attempt.ts'
import { DEMO_EMAIL } from './open-demo.ts'
import { recordAccountEvent } from './record-account-event.ts'

const SESSION_DAYS = 30
const LIMIT = { most: 60, minutes: 10 }

const claimedCode = z.object({
  userId: z.number(),
  name: z.string(),
  founds: z.enum(['managed', 'saas']).nullable(),
})

type Claimed = z.infer<typeof claimedCode>

/**
 * Exchanges the code of a finished sign-in for a session and its JWT: only once, within a minute, and in the browser
 * that signed in.
 */
export async function exchangeCode(
  ctx: PublicContext,
  settings: SignInSettings,
  { token }: { token: string },
): Promise<{ jwt: string }> {
  const { database, now, browser } = ctx
  const key = await readSigningKey(database)
  const exchanged = await database.transaction().execute(async (transaction) => {
    const claimed = await claimCode(transaction, { token, browser: browser.identify() })
    if (claimed === null) return null
    const { userId, name, founds } = claimed
    const { session, expiresAt } = await openSession(transaction, { userId, userAgent: browser.userAgent })
    await rememberBrowser({ database: transaction, browser }, { userId })
    if (founds !== null && !(await hasWorkspace(transaction, session)))
      await foundWorkspace(
        { database: transaction, session, userId },
        { name: nameWorkspace(name), type: founds, limits: settings.limits },
      )
    await recordAccountEvent({ database: transaction, browser }, { userId, action: 'signed in' })
    return { jwt: await issueToken({ key, now }, { session, userId, name, expiresAt }) }
  })
  return exchanged ?? countWrongCode(ctx)
}

/** Counts wrong codes only, so that other users at the same address cannot block a right one. */
async function countWrongCode(ctx: PublicContext): Promise<never> {
  await countAttempt(ctx, { key: `exchange from ${await nameCaller(ctx)}`, ...LIMIT })
  throw new Invalid(SIGN_IN_PROBLEMS.expired)
}

/**
 * Uses a code up; null when this browser has no such code. Locks the user, so that two codes never make two
 * workspaces.
 */
async function claimCode(
  database: Transaction,
  { token, browser }: { token: string; browser: string },
): Promise<Claimed | null> {
  return findRow(database, claimedCode)`
    with claimed as (
      delete from sign_in_codes
      where code_hash = ${hashSecretWord(token)} and browser_hash = ${hashSecretWord(browser)} and expires_at > now()
      returning user_id, founds
    )
    select users.id as "userId", users.name, claimed.founds
    from claimed join users on users.id = claimed.user_id for update of users
  `
}

const sessionRow = z.object({ session: z.string(), expiresAt: z.date() })

/** Sessions of the demo never need a fresh proof: the demo has no password and no provider. */
async function openSession(
  database: Transaction,
  { userId, userAgent }: { userId: number; userAgent: string },
): Promise<{ session: string; expiresAt: Date }> {
  return oneRow(database, sessionRow)`
    insert into sessions (user_id, user_agent, expires_at, proven_at)
    select id, ${userAgent}, now() + make_interval(days => ${SESSION_DAYS}),
      case when email = ${DEMO_EMAIL} then 'infinity' else now() end
    from users where id = ${userId}
    returning id as session, expires_at as "expiresAt"
  `
}

async function hasWorkspace(database: Transaction, session: string): Promise<boolean> {
  await enterWorkspace(database, { credential: { kind: 'session', session }, ids: [] })
  const { rows } = await sql`select from workspaces limit 1`.execute(database)
  return rows.length > 0
}

function nameWorkspace(name: string): string {
  return `${name.slice(0, 150)}'s workspace`
}
