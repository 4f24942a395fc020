import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { countToActivate } from '#features/keywords/rules.ts'
import { estimateSerps, type SerpEstimate } from '#features/serps/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { allowLongWork } from '#platform/server/database/long-work.ts'
import type { groupingEstimate } from '../../contract.ts'
import { listCandidates, type GroupingMode } from '../proposals/candidates.ts'
import { findLastRun, isActive } from './find-run.ts'
import type { GroupingServices } from '../jobs/grouping-services.ts'
import { oneRow } from '#platform/server/database/rows.ts'

type Reading = Pick<MemberContext, 'database' | 'now'>

const keywordCounts = z.object({
  activeCount: z.number(),
  inactiveCount: z.number(),
})

type Counts = z.infer<typeof keywordCounts>

/** What a run would do now. While a run is active, search results are left out: they take longest to count. */
export async function estimateGrouping(
  ctx: Reading,
  { providers, costs }: GroupingServices,
  { plan, mode = 'add' }: { plan: Plan; mode?: GroupingMode },
): Promise<z.infer<typeof groupingEstimate>> {
  await allowLongWork(ctx.database)
  const counts = await countKeywords(ctx, plan)
  const activateCount = countToActivate({
    active: counts.activeCount,
    inactive: counts.inactiveCount,
    limit: plan.keywordLimit,
  })
  const run = await findLastRun(ctx, { plan })
  const { serps } = await providers.forWorkspace(ctx, plan.workspaceId)
  const estimate =
    serps === null || (run !== null && isActive(run))
      ? null
      : await estimateRun(ctx, {
          plan,
          mode,
          room: activateCount,
          queueKeywords: true,
          provider: serps,
          costs,
        })
  return {
    ...counts,
    keywordLimit: plan.keywordLimit,
    activateCount,
    run,
    serps: estimate && serps && { ...estimate, isSandbox: serps.isSandbox },
  }
}

export async function countKeywords({ database }: Pick<Reading, 'database'>, plan: Plan): Promise<Counts> {
  return oneRow(database, keywordCounts)`
    select count(*) filter (where status = 'in_plan') as "activeCount",
      count(*) filter (where status = 'not_in_plan') as "inactiveCount"
    from keywords where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
  `
}

/** What the search results of a run would cost. */
export async function estimateRun(
  ctx: Reading,
  {
    provider,
    costs,
    ...choice
  }: Parameters<typeof listCandidates>[1] & {
    provider: Parameters<typeof estimateSerps>[1]['provider']
    costs: GroupingServices['costs']
  },
): Promise<SerpEstimate> {
  const keywords = await listCandidates(ctx, choice)
  return estimateSerps({ ...ctx, costs }, { provider, keywords, market: choice.plan.market })
}
