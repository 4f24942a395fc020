import { requireConfirmation } from '#features/billing/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { KEYWORD_LIMIT_REACHED } from '#features/keywords/rules.ts'
import { countRoom } from '#features/changes/server/index.ts'
import { Invalid, LimitReached } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { allowLongWork } from '#platform/server/database/long-work.ts'
import { startPipeline, type Started } from '#platform/server/jobs/start-pipeline.ts'
import { listCandidates } from '../chosen-keywords.ts'
import { estimateRun } from '../estimate-grouping.ts'
import { findLastRun, isActive } from '../find-run.ts'
import { groupKeywords } from '../pipeline.ts'
import type { GroupingServices } from '../services.ts'

interface Start {
  plan: Plan
  queueKeywords: boolean
  confirmedCost?: number | undefined
}

/** Starts the clustering of a plan's inactive keywords; gives the run that goes on where there is one. */
export async function startGrouping(
  ctx: Pick<MemberContext, 'database' | 'workspaceId' | 'now'>,
  services: GroupingServices,
  { plan, queueKeywords, confirmedCost }: Start,
): Promise<Started> {
  await allowLongWork(ctx.database)
  // The plan is locked by this: of two who start at once, one finds the run of the other.
  const room = await countRoom(ctx, { plan })
  const last = await findLastRun(ctx, { plan })
  if (last !== null && isActive(last)) return { runId: last.id, isNew: false }
  await requireWork(ctx, { plan, room, queueKeywords })
  const { serps: provider } = await services.providers.forWorkspace(ctx, plan.workspaceId)
  const { costs } = services
  const estimate = await estimateRun(ctx, { plan, room, queueKeywords, provider, costs })
  requireConfirmation({ estimate, confirmedCost })
  return startPipeline(ctx, groupKeywords, { contentplanId: plan.id, queueKeywords })
}

async function requireWork(
  ctx: Pick<MemberContext, 'database'>,
  choice: Parameters<typeof listCandidates>[1],
): Promise<void> {
  if (choice.room === 0) throw new LimitReached(KEYWORD_LIMIT_REACHED)
  const [first] = await listCandidates(ctx, { ...choice, room: 1 })
  if (first === undefined) throw new Invalid('There are no inactive keywords to cluster. Add some first.')
}
