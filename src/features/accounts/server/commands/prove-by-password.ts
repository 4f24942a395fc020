import { sql } from 'kysely'
import { Invalid } from '#platform/errors.ts'
import type { SessionContext } from '#platform/server/api/handlers.ts'
import type { Database } from '#platform/server/database/database.ts'
import { findPassword, type OwnPassword } from '../passwords/find-password.ts'
import { isPassword } from '../passwords/passwords.ts'
import type { SignInSettings } from '../signing-in/sign-in-settings.ts'
import { countAttempt, forgetAttempts } from './count-attempt.ts'
import { recordAccountEvent } from './record-account-event.ts'

/** Of one session: who has no session cannot use up anybody's attempts. */
const LIMIT = { most: 10, minutes: 15 }

/** Of a session, outside of its request's transaction: what is counted and recorded stays when the proof fails. */
export type Proving = Pick<SessionContext, 'browser' | 'session' | 'userId'> & {
  database: Database
  settings: SignInSettings
}

/** Notes that the person of the session has proven who they are. Throws Invalid for a wrong password. */
export async function proveByPassword(ctx: Proving, { password }: { password: string }): Promise<void> {
  await checkPassword(ctx, password)
  await noteProof(ctx)
}

/** The password of the session's person, which is the given one. */
export async function checkPassword(ctx: Proving, password: string): Promise<OwnPassword> {
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

export async function noteProof({ database, session }: Pick<Proving, 'database' | 'session'>): Promise<void> {
  await sql`update sessions set proven_at = greatest(proven_at, now()) where id = ${session}::uuid`.execute(
    database,
  )
}
