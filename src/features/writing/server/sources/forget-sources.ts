import { z } from 'zod'
import type { Database } from '#platform/server/database/database.ts'
import { allowLongWork } from '#platform/server/database/long-work.ts'
import { oneRow } from '#platform/server/database/rows.ts'

/** Longer than a page counts as fresh, and than the deletion of a cluster can be undone. */
const FORGOTTEN_DAYS = 90

const forgottenRow = z.object({ forgotten: z.number() })

/**
 * Deletes pages that were last visited long ago, and that no cluster of their workspace is written from. Can run in
 * several processes at once.
 */
export async function forgetSources({ database }: { database: Database }): Promise<void> {
  for (let forgotten = 1; forgotten > 0;)
    forgotten = await database.transaction().execute(async (transaction) => {
      await allowLongWork(transaction)
      const row = await oneRow(transaction, forgottenRow)`
        select walls.forget_sources(${FORGOTTEN_DAYS}) as forgotten
      `
      return row.forgotten
    })
}
