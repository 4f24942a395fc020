import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '#platform/server/database/database.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import { hashPassword, isPassword } from '../passwords/passwords.ts'
import { hasDemo, type SignInSettings } from '../signing-in/sign-in-settings.ts'
import { DEMO_EMAIL } from './open-demo.ts'

const configuredPassword = z.object({ hash: z.string().nullable() })

/**
 * Brings the accounts in line with the configuration, at every start. A newly configured password becomes the owner's
 * and ends the owner's sessions. When the demo is off, its sessions and API tokens end.
 */
export async function applySignInSettings(
  { database }: { database: Database },
  settings: SignInSettings,
): Promise<void> {
  await sql`update instance set session_idle = make_interval(days => ${settings.sessionIdleDays})`.execute(
    database,
  )
  if (!hasDemo(settings)) await closeDemo(database)
  const { owner, passwordCost } = settings
  if (owner === null || owner.password === null) return
  const configured = await oneRow(database, configuredPassword)`
    insert into users (email, name) values (${owner.email}, ${nameOf(owner.email)})
    on conflict (email) do update set email = excluded.email
    returning configured_password_hash as hash
  `
  // The configured password has not changed since the last start: the owner may have chosen another one since.
  if (await isPassword(owner.password, configured.hash, { cost: passwordCost })) return
  const hash = await hashPassword(owner.password, passwordCost)
  await sql`
    update users set password_hash = ${hash}, configured_password_hash = ${hash} where email = ${owner.email}
  `.execute(database)
  await endSessionsOf(database, owner.email)
}

async function closeDemo(database: Database): Promise<void> {
  await endSessionsOf(database, DEMO_EMAIL)
  await sql`select walls.revoke_tokens_of(id) from users where email = ${DEMO_EMAIL}`.execute(database)
}

async function endSessionsOf(database: Database, email: string): Promise<void> {
  await sql`
    update sessions set revoked_at = now()
    where revoked_at is null and user_id = (select id from users where email = ${email})
  `.execute(database)
}

function nameOf(email: string): string {
  return email.slice(0, email.indexOf('@'))
}
