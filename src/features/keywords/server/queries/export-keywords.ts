import { sendCsv, type Plan } from '#features/contentplans/server/index.ts'
import type { SentFile } from '#platform/contract/files.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { findPage } from './find-page.ts'
import type { KeywordFilter } from './keyword-filter.ts'
import { CSV_HEAD, writeCsvRow } from './keyword-csv.ts'
import { readKeywordRows } from './keyword-rows.ts'
import type { KeywordServices } from '../research/keyword-services.ts'

/** All keywords that a filter leaves, as CSV in the order of the list. */
export async function exportKeywords(
  ctx: MemberContext,
  services: Pick<KeywordServices, 'database'>,
  { plan, filter }: { plan: Plan; filter: KeywordFilter },
): Promise<() => Promise<SentFile>> {
  const { ids } = await findPage(ctx, { plan, filter, limit: null, offset: 0 })
  return sendCsv(ctx, services, {
    plan,
    fileName: 'keywords.csv',
    head: CSV_HEAD,
    ids,
    writeRows: async (again, opened, some) =>
      (await readKeywordRows(again, { plan: opened, ids: some })).map(writeCsvRow).join(''),
  })
}
