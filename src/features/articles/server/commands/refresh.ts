import { explainMissing } from '#features/connections/rules.ts'
import type { SerpServices } from '#features/serps/server/index.ts'
import { sql } from 'kysely'
import { needsConfirmation } from '#features/billing/rules.ts'
import { requireConfirmation } from '#features/billing/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { estimateSerpCost } from '#features/serps/rules.ts'
import { Invalid } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { allowLongWork } from '#platform/server/database/long-work.ts'
import { cancelRun } from '#platform/server/jobs/cancel-run.ts'
import {
  findActiveRun,
  startPipeline,
  type StartContext,
  type Started,
} from '#platform/server/jobs/start-pipeline.ts'
import { listActive } from '../queries/list-active.ts'
import { estimateOld } from '../queries/estimate-refresh.ts'
import { refreshPlan, refreshSchedule } from '../jobs/refresh-plan.ts'

type Starting = StartContext & Pick<MemberContext, 'now'>

const NO_PROVIDER = explainMissing('serps')

interface Refresh {
  plan: Plan
  confirmedCost?: number | undefined
}

/** Starts a run that fetches missing and old search results; returns the active run if there is one. */
export async function refresh(
  ctx: Starting,
  services: SerpServices,
  { plan, confirmedCost }: Refresh,
): Promise<Started> {
  await allowLongWork(ctx.database)
  const keywords = await listActive(ctx, { plan })
  if (keywords.length === 0) throw new Invalid('There are no clusters yet. Cluster some keywords first.')
  const estimate = await estimateOld(ctx, services, { plan, keywords })
  if (estimate === null) throw new Invalid(NO_PROVIDER)
  requireConfirmation({ estimate, confirmedCost })
  return startPipeline(ctx, refreshPlan, { contentplanId: plan.id })
}

/**
 * Schedules a refresh every so many days, or none. Each pays for all active keywords, which the caller has to confirm.
 */
export async function scheduleRefresh(
  ctx: Starting,
  { providers, costs }: SerpServices,
  { plan, everyDays, confirmedCost }: Refresh & { everyDays: number | null },
): Promise<{ every_days: number | null }> {
  const { serps: provider } = await providers.forWorkspace(ctx, plan.workspaceId)
  if (everyDays !== null) {
    if (provider === null) throw new Invalid(NO_PROVIDER)
    const { length: calls } = await listActive(ctx, { plan })
    const cost = estimateSerpCost(calls, provider)
    const estimate = {
      calls,
      cost,
      provider: provider.label,
      needsConfirmation: needsConfirmation(cost, costs.confirmAbove),
    }
    requireConfirmation({ estimate, confirmedCost })
  }
  await sql`
    insert into plan_refreshes (workspace_id, contentplan_id, every_days, due_at)
    values (${plan.workspaceId}, ${plan.id}, ${everyDays}, now() + make_interval(days => ${everyDays}::integer))
    on conflict (contentplan_id) do update set every_days = excluded.every_days, due_at = excluded.due_at
  `.execute(ctx.database)
  const payload = { contentplanId: plan.id }
  const run = { workspaceId: plan.workspaceId, name: refreshSchedule.name, key: refreshSchedule.key(payload) }
  const old = await findActiveRun(ctx.database, run)
  if (old !== null) await cancelRun(ctx, { runId: old, reason: 'Scheduled anew.' })
  if (everyDays !== null) await startPipeline(ctx, refreshSchedule, payload)
  return { every_days: everyDays }
}
