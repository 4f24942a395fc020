import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { allowLongWork } from '#platform/server/database/long-work.ts'

/**
 * Sets whether all workspaces share the search results that one of them has paid for, or each workspace has its own.
 * When strangers may sign up, a shared result that they did not pay for would show them what other workspaces have
 * searched for.
 */
export async function shareResults(
  { database }: { database: Database },
  { isShared }: { isShared: boolean },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await allowLongWork(transaction)
    await sql`select walls.share_results(${isShared})`.execute(transaction)
  })
}
