import { sql } from 'kysely'
import { z } from 'zod'
import { TooManyAttempts } from '#platform/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import type { Browser } from '#platform/server/http/browser.ts'
import { neighbourhoodOf, networkOf } from '#platform/server/http/client-network.ts'
import { hashSecretWord } from '#platform/server/secret-words.ts'
import { countAttempt } from '../commands/count-attempt.ts'
import { OF_A_NETWORK, STRANGERS } from './limits.ts'

interface Context {
  database: Database
  browser: Browser
}

/** The error for a browser that has not signed in here before and has to wait before it may try a password. */
export class WaitForTurn extends TooManyAttempts {
  override name = 'WaitForTurn'
  readonly seconds: number

  constructor(seconds: number) {
    const minutes = Math.max(1, Math.ceil(seconds / 60))
    super(
      `Many wrong passwords are being tried for this account, so browsers that have not signed in here before wait in line. Your turn comes in ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and is kept for ${STRANGERS.heldMinutes} more: please sign in again then. A browser that has signed in before need not wait.`,
    )
    this.seconds = seconds
  }
}

const turnRow = z.object({ seconds: z.number().nullable() })

/**
 * Takes a turn at trying a password. Throws WaitForTurn while strangers guess at the account, and TooManyAttempts for a
 * network that tries too often.
 */
export async function takeTurn(ctx: Context, { email }: { email: string }): Promise<void> {
  const { freshTries, freshBurst, burst, everySeconds, heldMinutes } = STRANGERS
  await countAttempt(ctx, { key: `password from ${networkOf(ctx.browser.address)}`, ...OF_A_NETWORK })
  const { account, network } = name(ctx, email)
  const { seconds } = await oneRow(ctx.database, turnRow)`
    select extract(epoch from turn - now())::float8 as seconds
    from walls.take_sign_in_turn(${account}, ${network}, ${freshTries}, ${freshBurst}, ${burst}, ${everySeconds},
      ${heldMinutes}) as turn
  `
  if (seconds !== null) throw new WaitForTurn(Math.ceil(seconds))
}

/** Subtracts an attempt from the count, because its password was right. */
export async function forgiveTry(ctx: Context, { email }: { email: string }): Promise<void> {
  const { account, network } = name(ctx, email)
  await sql`
    update sign_in_turns set wrong = greatest(0, wrong - 1)
    where account_hash = ${account} and network_hash = ${network}
  `.execute(ctx.database)
}

export function hashAccount(email: string): Uint8Array {
  return hashSecretWord(`account ${email.toLowerCase()}`)
}

function name({ browser }: Context, email: string) {
  return { account: hashAccount(email), network: hashSecretWord(neighbourhoodOf(browser.address)) }
}
