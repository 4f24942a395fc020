import { sql, type Kysely } from 'kysely'
import type { Database } from '#platform/server/database/tables.ts'
import { hashPassword, isPassword } from '../passwords.ts'
import { hasDemo, type SignInSettings } from '../sign-in-settings.ts'
import { DEMO_EMAIL } from './open-demo.ts'

/**
 * Makes the accounts what the configuration says, at every start: the owner has the configured password, and a
 * new one signs the owner out everywhere; where the demo is off nobody stays in it, and no token of it works.
 */
export async function applySignInSettings(
  { database }: { database: Kysely<Database> },
  settings: SignInSettings,
): Promise<void> {
  if (!hasDemo(settings)) await closeDemo(database)
  const { owner, passwordCost } = settings
  if (owner === null || owner.password === null) return
  const { rows } = await sql<{ password_hash: string | null }>`
    insert into users (email, name) values (${owner.email}, ${nameOf(owner.email)})
    on conflict (email) do update set email = excluded.email
    returning password_hash
  `.execute(database)
  if (await isPassword(owner.password, rows[0].password_hash, passwordCost)) return
  const hash = await hashPassword(owner.password, passwordCost)
  await sql`update users set password_hash = ${hash} where email = ${owner.email}`.execute(database)
  await endSessionsOf(database, owner.email)
}

async function closeDemo(database: Kysely<Database>): Promise<void> {
  await endSessionsOf(database, DEMO_EMAIL)
  await sql`select walls.revoke_tokens_of(id) from users where email = ${DEMO_EMAIL}`.execute(database)
}

async function endSessionsOf(database: Kysely<Database>, email: string): Promise<void> {
  await sql`
    update sessions set revoked_at = now()
    where revoked_at is null and user_id = (select id from users where email = ${email})
  `.execute(database)
}

function nameOf(email: string): string {
  return email.slice(0, email.indexOf('@'))
}
