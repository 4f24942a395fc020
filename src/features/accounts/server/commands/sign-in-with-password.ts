import { sql, type Kysely } from 'kysely'
import type { Database } from '#platform/server/database/tables.ts'
import type { Browser } from '#platform/server/http/browser.ts'
import { isPassword } from '../passwords.ts'
import type { SignInSettings } from '../sign-in-settings.ts'
import type { Admitted, SignUpType } from './admit-person.ts'
import { countAttempt, forgetAttempts } from './count-attempt.ts'
import { recordAccountEvent } from './record-account-event.ts'

const PER_ADDRESS = { most: 30, minutes: 15 }
const PER_ACCOUNT = { most: 10, minutes: 15 }

interface Context {
  database: Kysely<Database>
  browser: Browser
  settings: SignInSettings
}

export interface Credentials {
  email: string
  password: string
  type: SignUpType | null
}

/** The user with this e-mail address and password; null when they do not fit. */
export async function signInWithPassword(
  ctx: Context,
  { email, password, type }: Credentials,
): Promise<Admitted | null> {
  const { database, browser, settings } = ctx
  const account = { key: `password of ${email.toLowerCase()}`, ...PER_ACCOUNT }
  await countAttempt(ctx, { key: `password from ${browser.address}`, ...PER_ADDRESS })
  await countAttempt(ctx, account)
  const isOwner = settings.owner?.password !== null && email.toLowerCase() === settings.owner?.email
  const { rows } = await sql<{ id: number; password_hash: string | null }>`
    select id, password_hash from users where email = ${email.toLowerCase()} and ${isOwner}
  `.execute(database)
  const [user] = rows
  const fits = await isPassword(password, user?.password_hash ?? null, settings.passwordCost)
  if (user === undefined || !fits) {
    if (user !== undefined) await recordAccountEvent(ctx, { userId: user.id, action: 'wrong password' })
    return null
  }
  await forgetAttempts(ctx, account)
  return { userId: user.id, founds: type === 'mini' ? 'saas' : 'managed' }
}
