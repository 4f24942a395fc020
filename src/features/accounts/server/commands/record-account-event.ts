import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import type { Browser } from '#platform/server/http/browser.ts'

/** Adds an event to the log of an account. */
export async function recordAccountEvent(
  { database, browser }: { database: Database; browser: Browser },
  { userId, action }: { userId: number; action: string },
): Promise<void> {
  await sql`
    insert into account_events (user_id, action, address, user_agent)
    values (${userId}, ${action}, ${browser.address}, ${browser.userAgent})
  `.execute(database)
}
