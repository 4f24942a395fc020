import { sendCsv } from '#features/contentplans/server/index.ts'
import type { SentFile } from '#platform/contract/files.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { Database } from '#platform/server/database/database.ts'
import { listPageIds, type PageFilter } from './list-pages.ts'
import { CSV_HEAD, writeCsvRow } from './page-csv.ts'
import { readPageRows } from './page-rows.ts'

/** All pages that a filter leaves, as CSV in the order of the list. */
export async function exportPages(
  ctx: MemberContext,
  services: { database: () => Database },
  filter: PageFilter,
): Promise<() => Promise<SentFile>> {
  return sendCsv(ctx, services, {
    plan: filter.plan,
    fileName: 'pages.csv',
    head: CSV_HEAD,
    ids: await listPageIds(ctx, filter),
    writeRows: async (again, plan, ids) =>
      (await readPageRows(again, { plan, ids })).map(writeCsvRow).join(''),
  })
}
