import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { scoreManySets, scoreSet } from '#engine/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { NotFound } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { MOST_COMPARED } from '../../rules.ts'
import { readResults, type Results } from '../serps/read-serps.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import { itemAt } from '#platform/items.ts'

interface Compared {
  plan: Plan
  articleIds: readonly number[]
  /** A page stands for the cluster that it is matched with. */
  pageIds: readonly number[]
  keywordIds: readonly number[]
}

/**
 * The SERP overlap (C-037, V-29), 0 to 10: the mean over all pairs of the named keywords, or of the keywords of one
 * cluster. With several clusters, the mean over all pairs across them; named keywords count as one more cluster then.
 * Null when fewer than two keywords have results.
 */
export async function scoreOverlap(
  ctx: Reads,
  services: CachedSerpServices,
  { plan, ...named }: Compared,
): Promise<number | null> {
  const keywordIds = [...new Set(named.keywordIds)]
  const { articleIds, pagesWithout } = await findClusters(ctx, { plan, ...named, keywordIds })
  const clusters = articleIds.length + pagesWithout
  if (clusters > MOST_COMPARED) return 0
  const results = await readResults(ctx, services, { plan, articleIds, keywordIds })
  const isOneSet = clusters + Math.min(keywordIds.length, 1) < 2
  const score = isOneSet
    ? scoreSet(results.table, [...results.ids.keys()])
    : scoreManySets(results.table, splitIntoSets(results, keywordIds))
  return score === null ? null : Math.round(score * 10) / 10
}

/** The rows of each cluster; a named keyword is compared with the rest of its cluster, not with itself. */
function splitIntoSets({ ids, articleIds }: Results, keywordIds: readonly number[]): number[][] {
  const isNamed = new Set(keywordIds)
  const rows = Map.groupBy(ids.keys(), (row) =>
    isNamed.has(itemAt(ids, row)) ? null : itemAt(articleIds, row),
  )
  return [...rows.values()]
}

const foundRow = z.object({ found: z.number(), ofPages: z.array(z.number()) })

/** The named clusters and those that the pages stand for, each once, and how many pages have no cluster. */
async function findClusters(
  { database }: Reads,
  { plan, keywordIds, ...named }: Compared,
): Promise<{ articleIds: number[]; pagesWithout: number }> {
  const articleIds = [...new Set(named.articleIds)]
  const pageIds = [...new Set(named.pageIds)]
  const isInPlan = sql`workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}`
  const { found, ofPages } = await oneRow(database, foundRow)`
    select (
      (select count(*) from articles where ${isInPlan} and id = any (${articleIds}::integer[]))
      + (select count(*) from pages where ${isInPlan} and id = any (${pageIds}::integer[]))
      + (select count(*) from keywords where ${isInPlan} and id = any (${[...keywordIds]}::integer[]))
    )::integer as found,
    array(select id from articles where ${isInPlan} and page_id = any (${pageIds}::integer[])) as "ofPages"
  `
  if (found < articleIds.length + pageIds.length + keywordIds.length)
    throw new NotFound('There is nothing under this id.')
  return {
    articleIds: [...new Set([...articleIds, ...ofPages])],
    pagesWithout: pageIds.length - ofPages.length,
  }
}
