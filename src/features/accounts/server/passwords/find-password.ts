import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { hasPassword, type SignInSettings } from '../signing-in/sign-in-settings.ts'

export interface OwnPassword {
  email: string
  hash: string
}

/** The e-mail address and password hash of a user; null for everybody but the owner, who has one if it is configured. */
export async function findPassword(
  database: Database,
  settings: SignInSettings,
  userId: number,
): Promise<OwnPassword | null> {
  if (!hasPassword(settings)) return null
  const { rows } = await sql<OwnPassword>`
    select email, password_hash as hash from users
    where id = ${userId} and email = ${settings.owner?.email ?? ''} and password_hash is not null
  `.execute(database)
  return rows[0] ?? null
}
