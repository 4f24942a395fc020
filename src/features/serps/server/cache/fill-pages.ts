import { sql } from 'kysely'
import { z } from 'zod'
import { createPageHasher } from '#engine/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { writePageKeys } from './page-keys.ts'

/** Rows in a transaction: few enough for about a second. */
const BATCH = 1_000

const unfilled = z.object({
  at: z.string(),
  urls: z.array(z.string()),
})

/**
 * Computes the page keys of results that an earlier version has stored without them; returns how many these are.
 * Several processes may do this at the same time.
 */
export async function fillPages({
  database,
  say,
}: {
  database: Database
  say: (line: string) => void
}): Promise<number> {
  const hashPages = createPageHasher()
  let filled = 0
  for (;;) {
    const count = await database.transaction().execute(async (transaction) => {
      const rows = await listRows(transaction, unfilled)`
        select ctid::text as at, urls from serps where pages is null limit ${BATCH} for update skip locked
      `
      const pages = rows.map(({ at, urls }) => ({ at, pages: writePageKeys(hashPages(urls)) }))
      await sql`
        update serps s set pages = found.pages
        from jsonb_to_recordset(${JSON.stringify(pages)}::jsonb) as found (at tid, pages bigint[]) where s.ctid = found.at
      `.execute(transaction)
      return rows.length
    })
    if (count === 0) return filled
    if (filled === 0) say('Preparing the search results of an earlier version …')
    filled += count
  }
}
