import { sql } from 'kysely'
import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { keywordCounts } from '../contract.ts'
import { isAnyStatus, orderHits, readWithPattern, selectHits, type KeywordFilter } from './keyword-filter.ts'
import { readKeywordRows, type KeywordRow, type Reading } from './keyword-rows.ts'

type Counts = z.infer<typeof keywordCounts>

interface FoundPage {
  in_plan: number
  not_in_plan: number
  excluded: number
  ids: number[]
}

/** One page of what a filter leaves, and the counts of the tabs: one pass over the plan's keywords for both. */
export async function listKeywords(
  ctx: Reading,
  { plan, limit, page, ...filter }: KeywordFilter & { plan: Plan; limit: number; page: number },
): Promise<{ keywords: KeywordRow[]; keywordCounts: Counts }> {
  const found = await readWithPattern(ctx, filter.q, async () => {
    const { rows } = await sql<FoundPage>`
      with hits as materialized (${selectHits(plan, filter)})
      select
        count(*) filter (where status = 'in_plan') as in_plan,
        count(*) filter (where status = 'not_in_plan') as not_in_plan,
        count(*) filter (where status = 'excluded') as excluded,
        array(select id ${orderHits(filter)} limit ${limit} offset ${(page - 1) * limit}) as ids
      from hits
    `.execute(ctx.database)
    return rows[0]
  })
  return {
    keywords: await readKeywordRows(ctx, { plan, ids: found.ids }),
    keywordCounts: countStatuses(found, filter),
  }
}

function countStatuses(found: Omit<FoundPage, 'ids'>, { status }: KeywordFilter): Counts {
  const { in_plan: inPlanCount, not_in_plan: notInPlanCount, excluded: excludedCount } = found
  const totalCount = inPlanCount + notInPlanCount + excludedCount
  const wanted = [...new Set(status)].map((one) => found[one])
  const filteredCount = isAnyStatus(status) ? totalCount : wanted.reduce((sum, one) => sum + one, 0)
  return { inPlanCount, notInPlanCount, excludedCount, totalCount, filteredCount }
}

/** The ids of the keywords of a plan that are searched for most; excluded ones are not wanted. */
export async function listPopularIds(
  { database }: Reading,
  { plan, most }: { plan: Plan; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from keywords
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and not excluded
    order by estimated_search_volume desc nulls last, id limit ${most}
  `.execute(database)
  return rows.map(({ id }) => id)
}
