import { z } from 'zod'
import type { SessionContext } from '#platform/server/api/handlers.ts'
import { userSession } from '../../contract.ts'
import { isKnownToProvider } from '../commands/begin-proof.ts'
import { findPassword } from '../passwords/find-password.ts'
import type { SignInSettings } from '../signing-in/sign-in-settings.ts'
import { listRows, oneRow } from '#platform/server/database/rows.ts'

/** The user's sessions that have not ended, the newest first. */
export async function listSessions({ database, session, userId }: SessionContext) {
  return listRows(database, userSession)`
    select id, user_agent, id = ${session}::uuid as is_current,
      to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
      to_char(last_used_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as last_used_at,
      to_char(least(expires_at, last_used_at + (select session_idle from instance)) at time zone 'utc',
        'YYYY-MM-DD"T"HH24:MI:SS"Z"') as expires_at
    from sessions
    where user_id = ${userId} and revoked_at is null and expires_at > now()
      and last_used_at > now() - (select session_idle from instance)
    order by created_at desc, id
  `
}

const accountRow = z.object({ name: z.string(), email: z.string() })

/** The caller's name and address, and how the caller can confirm their identity. */
export async function getAccount({ database, userId }: SessionContext, settings: SignInSettings) {
  const row = await oneRow(database, accountRow)`
    select name, email from users where id = ${userId}
  `
  return {
    ...row,
    has_password: (await findPassword(database, settings, userId)) !== null,
    has_provider: settings.oidc !== null && (await isKnownToProvider(database, userId)),
  }
}
