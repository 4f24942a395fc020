import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { estimateSerpCost } from '#features/serps/rules.ts'
import { estimateSerps, type SerpEstimate, type SerpServices } from '#features/serps/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { allowLongWork } from '#platform/server/database/long-work.ts'
import { refreshEstimate } from '../../contract.ts'
import { listActive } from './list-active.ts'
import { oneRow } from '#platform/server/database/rows.ts'

type Reading = Pick<MemberContext, 'database' | 'now'>

/** What it would cost to fetch missing and old search results; null when no provider is connected. */
export async function estimateOld(
  ctx: Reading,
  { providers, costs }: SerpServices,
  { plan, keywords }: { plan: Plan; keywords: readonly string[] },
): Promise<SerpEstimate | null> {
  const { serps: provider } = await providers.forWorkspace(ctx, plan.workspaceId)
  if (provider === null) return null
  return estimateSerps({ ...ctx, costs }, { provider, keywords, market: plan.market })
}

const refreshTimes = refreshEstimate.pick({
  every_days: true,
  due_at: true,
  refreshed_at: true,
  assessed_at: true,
})

export async function estimateRefresh(
  ctx: Reading,
  services: SerpServices,
  { plan }: { plan: Plan },
): Promise<z.infer<typeof refreshEstimate>> {
  await allowLongWork(ctx.database)
  const keywords = await listActive(ctx, { plan })
  const { serps: provider } = await services.providers.forWorkspace(ctx, plan.workspaceId)
  const estimate = await estimateOld(ctx, services, { plan, keywords })
  const times = await oneRow(ctx.database, refreshTimes)`
    select r.every_days,
      to_char(r.due_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as due_at,
      to_char(r.refreshed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as refreshed_at,
      to_char(a.assessed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as assessed_at
    from contentplans p
    left join plan_refreshes r on r.contentplan_id = p.id
    left join plan_assessments a on a.contentplan_id = p.id
    where p.workspace_id = ${plan.workspaceId} and p.id = ${plan.id}
  `
  return {
    activeCount: keywords.length,
    oldCount: estimate?.calls ?? 0,
    provider: estimate?.provider ?? null,
    isSandbox: provider?.isSandbox ?? false,
    cost: estimate?.cost ?? null,
    needsConfirmation: estimate?.needsConfirmation ?? false,
    scheduledCost: provider && estimateSerpCost(keywords.length, provider),
    ...times,
  }
}
