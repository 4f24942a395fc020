import { z } from 'zod'
import type { Database } from '#platform/server/database/database.ts'
import { oneRow } from '#platform/server/database/rows.ts'

/** Days for which events of accounts, and ended sessions, are kept. */
interface KeptDays {
  events: number
  sessions: number
}

const forgottenRow = z.object({ forgotten: z.number() })

/** Deletes events and ended sessions that are older. Can run in several processes at once. */
export async function forgetAccounts(
  { database }: { database: Database },
  { events, sessions }: KeptDays,
): Promise<void> {
  for (let forgotten = 1; forgotten > 0;) {
    const row = await oneRow(database, forgottenRow)`
      select walls.forget_accounts(${events}::integer, ${sessions}::integer) as forgotten
    `
    forgotten = row.forgotten
  }
}
