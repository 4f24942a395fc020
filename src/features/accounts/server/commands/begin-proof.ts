import { sql } from 'kysely'
import { Invalid, Temporary } from '#platform/errors.ts'
import type { SessionContext } from '#platform/server/api/handlers.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Oidc } from '../signing-in/oidc.ts'
import { countAttempt } from './count-attempt.ts'
import { rememberAttempt } from './begin-oidc-sign-in.ts'

const LIMIT = { most: 20, minutes: 10 }

type Context = Pick<SessionContext, 'browser' | 'log' | 'session' | 'userId'> & {
  database: Database
  oidc: Oidc | null
}

/**
 * Address of the provider's page at which the user confirms their identity for this session. Throws Invalid when the
 * provider does not know the user, and Temporary when it does not answer.
 */
export async function beginProof(ctx: Context): Promise<{ url: string }> {
  const { database, log, oidc, session, userId } = ctx
  if (oidc === null || !(await isKnownToProvider(database, userId)))
    throw new Invalid('No provider knows you. Please sign out and in again.')
  await countAttempt(ctx, { key: `proof at the provider of ${session}`, ...LIMIT })
  const { url, secrets } = await oidc.begin({ isProof: true }).catch((error: unknown) => {
    log.warn({ err: error }, 'the sign-in provider does not answer')
    throw new Temporary('The sign-in does not answer at the moment. Please try again in a minute.')
  })
  await rememberAttempt(ctx, { secrets, type: null, next: null, session })
  return { url: url.href }
}

/** Whether this user can sign in at a provider. */
export async function isKnownToProvider(database: Database, userId: number): Promise<boolean> {
  const { rows } = await sql`select from identities where user_id = ${userId} limit 1`.execute(database)
  return rows.length > 0
}
