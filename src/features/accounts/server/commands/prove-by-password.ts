import { sql } from 'kysely'
import { Invalid } from '#platform/errors.ts'
import type { SessionContext } from '#platform/server/api/handlers.ts'
import type { Database } from '#platform/server/database/database.ts'
import { findPassword, type OwnPassword } from '../passwords/find-password.ts'
import { isPassword } from '../passwords/passwords.ts'
import type { SignInSettings } from '../signing-in/sign-in-settings.ts'
import { countAttempt, forgetAttempts } from './count-attempt.ts'
import { recordAccountEvent } from './record-account-event.ts'

/** Attempts of one session: callers without a session cannot use up another user's attempts. */
const LIMIT = { most: 10, minutes: 15 }

/** A session, with a database outside of the request's transaction: counts and events stay when the proof fails. */
export type ProofContext = Pick<SessionContext, 'browser' | 'session' | 'userId'> & {
  database: Database
  settings: SignInSettings
}

/** Records that the session's user has confirmed their identity. Throws Invalid for a wrong password. */
export async function proveByPassword(ctx: ProofContext, { password }: { password: string }): Promise<void> {
  await checkPassword(ctx, password)
  await recordProof(ctx)
}

/** Returns the stored password of the session's user. Throws Invalid unless the given one is right. */
export async function checkPassword(ctx: ProofContext, password: string): Promise<OwnPassword> {
  const { database, session, settings, userId } = ctx
  const own = await findPassword(database, settings, userId)
  if (own === null) throw new Invalid('You have no password here: you sign in at a provider.')
  const attempts = { key: `proof of session ${session}`, ...LIMIT }
  await countAttempt(ctx, attempts)
  if (!(await isPassword(password, own.hash, { cost: settings.passwordCost }))) {
    await recordAccountEvent(ctx, { userId, action: 'wrong password' })
    throw new Invalid('This is not your password.')
  }
  await forgetAttempts(ctx, attempts)
  return own
}

export async function recordProof({
  database,
  session,
}: Pick<ProofContext, 'database' | 'session'>): Promise<void> {
  await sql`update sessions set proven_at = greatest(proven_at, now()) where id = ${session}::uuid`.execute(
    database,
  )
}
