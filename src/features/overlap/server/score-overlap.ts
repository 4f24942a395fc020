import { sql } from 'kysely'
import { scoreManySets, scoreSet } from '#features/clustering/engine/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { MOST_COMPARED } from '../rules.ts'
import { readSerps, type KeywordSerp } from './read-serps.ts'
import { fillSerpTable } from './serp-table.ts'
import type { OverlapServices } from './services.ts'

export interface Compared {
  plan: Plan
  articleIds: readonly number[]
  keywordIds: readonly number[]
}

/**
 * C-037, V-29: the mean over all pairs of the keywords named, or of one cluster; over all pairs across several
 * clusters, beside which named keywords are one more. null where fewer than two keywords have results.
 */
export async function scoreOverlap(
  ctx: Pick<MemberContext, 'database'>,
  services: OverlapServices,
  { plan, ...named }: Compared,
): Promise<number | null> {
  const articleIds = [...new Set(named.articleIds)]
  const keywordIds = [...new Set(named.keywordIds)]
  await requireInPlan(ctx, { plan, articleIds, keywordIds })
  if (articleIds.length > MOST_COMPARED) return 0
  const keywords = await readSerps(ctx, services, { plan, articleIds, keywordIds })
  const { table, rowOf } = fillSerpTable(keywords)
  const isOneSet = articleIds.length + Math.min(keywordIds.length, 1) < 2
  const score = isOneSet
    ? scoreSet(table, rowOf)
    : scoreManySets(table, splitIntoSets({ keywords, rowOf, keywordIds }))
  return score === null ? null : Math.round(score * 10) / 10
}

/** The rows of each cluster; a named keyword is compared with the rest of its cluster, not with itself. */
function splitIntoSets({
  keywords,
  rowOf,
  keywordIds,
}: {
  keywords: readonly KeywordSerp[]
  rowOf: Int32Array
  keywordIds: readonly number[]
}): number[][] {
  const isNamed = new Set(keywordIds)
  const places = Map.groupBy(keywords.keys(), (at) => {
    const { id, articleId } = keywords[at]
    return isNamed.has(id) ? null : articleId
  })
  return [...places.values()].map((set) => set.map((at) => rowOf[at]))
}

async function requireInPlan(
  { database }: Pick<MemberContext, 'database'>,
  { plan, articleIds, keywordIds }: Compared,
): Promise<void> {
  const { rows } = await sql<{ found: number }>`
    select (
      (select count(*) from articles where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
        and id = any (${[...articleIds]}::integer[]))
      + (select count(*) from keywords where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
        and id = any (${[...keywordIds]}::integer[]))
    )::integer as found
  `.execute(database)
  if (rows[0].found < articleIds.length + keywordIds.length)
    throw new NotFound('There is nothing under this id.')
}
