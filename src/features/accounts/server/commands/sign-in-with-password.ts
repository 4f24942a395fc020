import { z } from 'zod'
import type { Database } from '#platform/server/database/database.ts'
import { findRow } from '#platform/server/database/rows.ts'
import type { Browser } from '#platform/server/http/browser.ts'
import type { Log } from '#platform/server/log.ts'
import { forgetOwnTries, takeOwnTry, takePass } from '../guessing/known-browsers.ts'
import { forgiveTry, takeTurn, WaitForTurn } from '../guessing/strangers.ts'
import { reportGuessing } from '../guessing/report-guessing.ts'
import { isPassword } from '../passwords/passwords.ts'
import { hasPassword, type SignInSettings } from '../signing-in/sign-in-settings.ts'
import type { Admitted, SignUpType } from './admit-person.ts'
import { recordAccountEvent } from './record-account-event.ts'

interface Context {
  log: Log
  database: Database
  browser: Browser
  settings: SignInSettings
}

interface Credentials {
  email: string
  password: string
  type: SignUpType | null
  /** A pass from the command line, which makes this browser a known one. */
  pass?: string | undefined
}

/**
 * The user with this e-mail address and password; null when they do not match. A browser that has signed in to the
 * account before has attempts of its own, so that strangers cannot lock it out. Strangers wait in line.
 */
export async function signInWithPassword(
  ctx: Context,
  { email, password, type, pass }: Credentials,
): Promise<Admitted | null> {
  const { settings } = ctx
  if (!hasPassword(settings)) return null
  if (pass !== undefined) await takePass(ctx, { pass, email })
  const user = await findOwner(ctx, email)
  const isKnown = await takeOwnTry(ctx, { email })
  if (!isKnown) await waitForTurn(ctx, { email, userId: user?.id ?? null })
  const fits = await isPassword(password, user?.password_hash ?? null, {
    cost: settings.passwordCost,
    line: isKnown ? 'known' : 'strangers',
  })
  if (user === null || !fits) {
    if (user !== null) await recordAccountEvent(ctx, { userId: user.id, action: 'wrong password' })
    return null
  }
  if (isKnown) await forgetOwnTries(ctx, { userId: user.id })
  else await forgiveTry(ctx, { email })
  return { userId: user.id, founds: type === 'mini' ? 'saas' : 'managed' }
}

const ownerRow = z.object({ id: z.number(), password_hash: z.string().nullable() })

async function findOwner({ database, settings }: Context, email: string) {
  if (email.toLowerCase() !== settings.owner?.email) return null
  return findRow(database, ownerRow)`
    select id, password_hash from users where email = ${email.toLowerCase()}
  `
}

async function waitForTurn(
  ctx: Context,
  { email, userId }: { email: string; userId: number | null },
): Promise<void> {
  try {
    await takeTurn(ctx, { email })
  } catch (error) {
    if (error instanceof WaitForTurn && userId !== null) await reportGuessing(ctx, { email, userId })
    throw error
  }
}
