import { z } from 'zod'
import { sumCounts, type Searching, type SharedPages } from '../serps/find-sharing.ts'
import { isInPlan, resultsOfKeyword } from '../serps/read-serps.ts'
import { listRows } from '#platform/server/database/rows.ts'

/** Clusters, at most, that are compared by their keywords with known results, and not only by all their keywords. */
const LIKELY = 100

/** The clusters that share pages with one, most first, estimated from the pages that link. */
export async function findCandidates(
  search: Searching,
  { shared: pages, most }: { shared: SharedPages; most: number },
): Promise<number[]> {
  const shared = sumShared(pages)
  const sizes = await readSizes(search, [...shared.keys()])
  const byScore = (countOf: ReadonlyMap<number, number>) => (a: number, b: number) =>
    (shared.get(b) ?? 0) / (countOf.get(b) ?? 1) - (shared.get(a) ?? 0) / (countOf.get(a) ?? 1) || a - b
  const likely = [...shared.keys()].toSorted(byScore(sizes)).slice(0, LIKELY)
  return likely.toSorted(byScore(await countKnown(search, likely))).slice(0, most)
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

const knownPages = z.object({ id: z.number(), count: z.number() })

async function countKnown(
  { database, plan, isInCache }: Searching,
  ids: number[],
): Promise<Map<number, number>> {
  const rows = await listRows(database, knownPages)`
    select k.article_id as id, count(*)::integer as count from keywords k ${resultsOfKeyword(isInCache)}
    where ${isInPlan(plan)} and k.article_id = any (${ids}::integer[]) and s.pages <> '{}'
    group by k.article_id
  `
  return new Map(rows.map(({ id, count }) => [id, count]))
}
