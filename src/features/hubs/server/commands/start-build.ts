import { requireConfirmation } from '#features/billing/server/index.ts'
import { lockPlan, type Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { allowLongWork } from '#platform/server/database/long-work.ts'
import { startPipeline, type StartContext, type Started } from '#platform/server/jobs/start-pipeline.ts'
import { buildHub } from '../jobs/build-hub.ts'
import type { BuildServices } from '../jobs/hub-services.ts'
import { openHub } from '../jobs/steps/open-hub.ts'
import { estimateBuild, findBuild } from '../queries/estimate-build.ts'

interface Start {
  plan: Plan
  topicId: number
  confirmedCost?: number | undefined
}

/** Starts a run that builds a hub, or finds more ideas for it (C-066); returns the active run if there is one. */
export async function startBuild(
  ctx: StartContext & Pick<MemberContext, 'now'>,
  services: BuildServices,
  { plan, topicId, confirmedCost }: Start,
): Promise<Started> {
  await allowLongWork(ctx.database)
  // When two requests come at once, the second waits here and then finds the run of the first.
  await lockPlan(ctx, { plan })
  const { name } = await openHub(ctx.database, { run: plan, contentplanId: plan.id, topicId })
  const last = await findBuild(ctx, { plan, topicId })
  if (last !== null && last.ended_at === null) return { runId: last.runId, isNew: false }
  const estimate = await estimateBuild(ctx, services, { plan, topicId })
  requireConfirmation({ estimate, confirmedCost })
  const asksForSerps = estimate.serps !== null
  return startPipeline({ ...ctx, workspaceId: plan.workspaceId }, buildHub, {
    contentplanId: plan.id,
    topicId,
    name,
    asksForSerps,
    mode: 'add',
    queueKeywords: false,
    minimumScore: null,
  })
}
