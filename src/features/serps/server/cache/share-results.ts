import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { allowLongWork } from '#platform/server/database/long-work.ts'

/**
 * Says whether search results that one workspace has paid for are there for all, or each workspace has its own. Where
 * strangers may sign up, results that are there without having been paid for tell what others have searched for.
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
