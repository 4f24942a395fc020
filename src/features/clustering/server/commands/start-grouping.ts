import { requireConfirmation } from '#features/billing/server/index.ts'
import { countRoom } from '#features/articles/server/index.ts'
import { lockPlan, type Plan } from '#features/contentplans/server/index.ts'
import { KEYWORD_LIMIT_REACHED } from '#features/contentplans/rules.ts'
import { Invalid, LimitReached } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { allowLongWork } from '#platform/server/database/long-work.ts'
import { startPipeline, type StartContext, type Started } from '#platform/server/jobs/start-pipeline.ts'
import { estimateRun } from '../queries/estimate-grouping.ts'
import { findLastRun, isActive } from '../queries/find-run.ts'
import { groupKeywords } from '../jobs/group-keywords.ts'
import { listCandidates, type Choice } from '../proposals/candidates.ts'
import type { GroupingServices } from '../jobs/grouping-services.ts'

interface Start {
  plan: Plan
  queueKeywords: boolean
  confirmedCost?: number | undefined
}

type Starting = StartContext & Pick<MemberContext, 'now'>

/** Starts the clustering of a plan's inactive keywords; returns the active run if there is one. */
export async function startGrouping(
  ctx: Starting,
  services: GroupingServices,
  { plan, queueKeywords, confirmedCost }: Start,
): Promise<Started> {
  return start(ctx, services, {
    plan,
    payload: { mode: 'add', queueKeywords, minimumScore: null, asksForSerps: true },
    confirmedCost,
  })
}

interface Restart {
  plan: Plan
  /** 1..10; the plan's minimum score if absent. */
  minimumScore?: number | undefined
  /** Whether to fetch missing and old search results first. */
  asksForSerps: boolean
  confirmedCost?: number | undefined
}

/**
 * Starts a new clustering of all active keywords (C-012). Its result is a proposal that waits until a user applies it.
 */
export async function startReclustering(
  ctx: Starting,
  services: GroupingServices,
  { plan, minimumScore = plan.minimumScore, asksForSerps, confirmedCost }: Restart,
): Promise<Started> {
  return start(ctx, services, {
    plan,
    payload: { mode: 'recluster', queueKeywords: false, minimumScore, asksForSerps },
    confirmedCost,
  })
}

type Payload = Omit<Parameters<typeof groupKeywords.key>[0], 'contentplanId'>

async function start(
  ctx: Starting,
  services: GroupingServices,
  { plan, payload, confirmedCost }: { plan: Plan; payload: Payload; confirmedCost: number | undefined },
): Promise<Started> {
  await allowLongWork(ctx.database)
  // When two requests come at once, the second waits here and then finds the run of the first.
  await lockPlan(ctx, { plan })
  const room = await countRoom(ctx, { plan })
  const last = await findLastRun(ctx, { plan })
  if (last !== null && isActive(last)) return { runId: last.id, isNew: false }
  const { mode, queueKeywords } = payload
  await requireWork(ctx, { plan, room, mode, queueKeywords })
  if (payload.asksForSerps) {
    const { serps: provider } = await services.providers.forWorkspace(ctx, plan.workspaceId)
    const { costs } = services
    const estimate = await estimateRun(ctx, { plan, room, mode, queueKeywords, provider, costs })
    requireConfirmation({ estimate, confirmedCost })
  }
  return startPipeline(ctx, groupKeywords, { contentplanId: plan.id, ...payload })
}

async function requireWork(ctx: Starting, choice: Choice): Promise<void> {
  const isNew = choice.mode === 'add'
  if (isNew && choice.room === 0) throw new LimitReached(KEYWORD_LIMIT_REACHED)
  const [first] = await listCandidates(ctx, { ...choice, room: 1 })
  if (first !== undefined) return
  throw new Invalid(
    isNew
      ? 'There are no inactive keywords to cluster. Add some first.'
      : 'There are no clusters yet. Cluster some keywords first.',
  )
}
