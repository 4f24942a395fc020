import { z } from 'zod'
import type { Database } from '#platform/server/database/database.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import type { Log } from '#platform/server/log.ts'

const DAY_MS = 24 * 3_600_000

interface Context {
  database: Database
  log: Log
}

/** Days for which events of accounts, and ended sessions, are kept. */
interface KeptDays {
  events: number
  sessions: number
}

const forgottenRow = z.object({ forgotten: z.number() })

/** Deletes events and ended sessions that are older. Can run in several processes at once. */
export async function forgetAccounts(
  { database }: Pick<Context, 'database'>,
  { events, sessions }: KeptDays,
): Promise<void> {
  for (let forgotten = 1; forgotten > 0;) {
    const row = await oneRow(database, forgottenRow)`
      select walls.forget_accounts(${events}::integer, ${sessions}::integer) as forgotten
    `
    forgotten = row.forgotten
  }
}

/** Deletes old events and ended sessions now and once a day, until it is stopped. */
export function forgetAccountsDaily(ctx: Context, kept: KeptDays): { stop: () => void } {
  const forget = () => {
    forgetAccounts(ctx, kept).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'old events of accounts could not be forgotten'),
    )
  }
  forget()
  const timer = setInterval(forget, DAY_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
