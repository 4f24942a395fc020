import { z } from 'zod'
import { sumCounts, type Searching, type SharedPages } from '../serps/find-sharing.ts'
import { listRows } from '#platform/server/database/rows.ts'

interface Wanted {
  shared: SharedPages
  most: number
  /** These are candidates whenever they share a page that links. */
  namedIds: readonly number[]
}

/** The clusters that share pages with one, most first, estimated from the pages that link. */
export async function findCandidates(
  search: Searching,
  { shared: pages, most, namedIds }: Wanted,
): Promise<number[]> {
  const shared = sumShared(pages)
  const sizes = await readSizes(search, [...shared.keys()])
  const estimate = (id: number) => (shared.get(id) ?? 0) / (sizes.get(id) ?? 1)
  const sharing = [...shared.keys()].toSorted((a, b) => estimate(b) - estimate(a) || a - b)
  return [...new Set([...sharing.slice(0, most), ...namedIds.filter((id) => shared.has(id))])]
}

/** Sums up, for each cluster with a page that links, the pages shared by its and the own keywords, over all pairs. */
function sumShared({ found, counts, linking }: SharedPages): Map<number, number> {
  const sums = new Map<number, number>()
  const linked = new Set<number>()
  for (const { articleId, keys } of found) {
    if (articleId === null) continue
    sums.set(articleId, (sums.get(articleId) ?? 0) + sumCounts(keys, counts))
    if (keys.some((key) => linking.has(key))) linked.add(articleId)
  }
  return new Map([...sums].filter(([id]) => linked.has(id)))
}

const articleSize = z.object({ id: z.number(), count: z.number() })

async function readSizes({ database, plan }: Searching, ids: number[]): Promise<Map<number, number>> {
  const rows = await listRows(database, articleSize)`
    select id, greatest(keyword_count, 1) as count from articles
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = any (${ids}::integer[])
  `
  return new Map(rows.map(({ id, count }) => [id, count]))
}
