import { z } from 'zod'
import type { Database } from '#platform/server/database/database.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { hasPassword, type SignInSettings } from '../signing-in/sign-in-settings.ts'

const ownPassword = z.object({
  email: z.string(),
  hash: z.string(),
})

export type OwnPassword = z.infer<typeof ownPassword>

/** The e-mail address and password hash of the owner, when a password is configured; null for every other user. */
export async function findPassword(
  database: Database,
  settings: SignInSettings,
  userId: number,
): Promise<OwnPassword | null> {
  if (!hasPassword(settings)) return null
  return findRow(database, ownPassword)`
    select email, password_hash as hash from users
    where id = ${userId} and email = ${settings.owner?.email ?? ''} and password_hash is not null
  `
}
