import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { keywordCounts } from '../../contract.ts'
import { findPage, type FoundPage } from './find-page.ts'
import { wantedStatuses, type KeywordFilter } from './keyword-filter.ts'
import { readKeywordRows, type KeywordRow } from './keyword-rows.ts'
import { idRow, listRows } from '#platform/server/database/rows.ts'
import type { Reads } from '#platform/server/api/handlers.ts'

type Counts = z.infer<typeof keywordCounts>

/** One page of the keywords that a filter leaves, and the counts of the tabs. */
export async function listKeywords(
  ctx: Reads,
  { plan, limit, page, ...filter }: KeywordFilter & { plan: Plan; limit: number; page: number },
): Promise<{ keywords: KeywordRow[]; keywordCounts: Counts }> {
  const { ids, counts } = await findPage(ctx, { plan, filter, limit, offset: (page - 1) * limit })
  return { keywords: await readKeywordRows(ctx, { plan, ids }), keywordCounts: sumUp(counts, filter) }
}

/** One page of the keywords of a cluster. */
export async function listOfArticle(
  ctx: Reads,
  {
    plan,
    limit,
    page,
    ...filter
  }: Pick<KeywordFilter, 'articleId' | 'sortColumn' | 'sortDirection'> & {
    plan: Plan
    limit: number
    page: number
  },
): Promise<{ keywords: KeywordRow[]; total: number }> {
  const inCluster = { ...filter, q: '', words: '', status: ['in_plan' as const] }
  const { keywords, keywordCounts } = await listKeywords(ctx, { plan, limit, page, ...inCluster })
  return { keywords, total: keywordCounts.filteredCount }
}

function sumUp(counts: FoundPage['counts'], filter: KeywordFilter): Counts {
  const { in_plan: inPlanCount, not_in_plan: notInPlanCount, excluded: excludedCount } = counts
  const totalCount = inPlanCount + notInPlanCount + excludedCount
  const filteredCount = wantedStatuses(filter).reduce((sum, status) => sum + counts[status], 0)
  return { inPlanCount, notInPlanCount, excludedCount, totalCount, filteredCount }
}

/** The ids of the most searched keywords of a plan, without excluded ones. */
export async function listPopularIds(
  { database }: Reads,
  { plan, most }: { plan: Plan; most: number },
): Promise<number[]> {
  const rows = await listRows(database, idRow)`
    select id from keywords
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and not excluded
    order by estimated_search_volume desc nulls last, id limit ${most}
  `
  return rows.map(({ id }) => id)
}
