import type { Plan } from '#features/contentplans/server/index.ts'
import { readSiteUrls } from '#features/serps/server/index.ts'
import type { LoadedTable, Reader } from './load-table.ts'
import { itemAt } from '#platform/items.ts'

/** The best rank of the plan's own site for each row of the table, from 1; 0 where the site does not rank. */
export async function rankOwnSite(
  ctx: Reader,
  { plan, loaded: { table, known, isSandbox } }: { plan: Plan; loaded: LoadedTable },
): Promise<Uint8Array> {
  const ranks = new Uint8Array(table.count)
  const { domain, market } = plan
  if (domain === null) return ranks
  const rowOf = new Map(known.map(({ folded, row }) => [folded, row]))
  const keywords = [...rowOf.keys()]
  for await (const chunk of readSiteUrls(ctx, { provider: { isSandbox }, keywords, market, domain }))
    for (const { keyword, urls } of chunk) ranks[rowOf.get(keyword) ?? -1] = itemAt(urls, 0).rank
  return ranks
}
