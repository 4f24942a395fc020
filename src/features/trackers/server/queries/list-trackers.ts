import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { listRunsOfPlan, type RunRow } from '#platform/server/jobs/queries.ts'
import { TRACKERS_KEPT, trackerId, type ListedTracker } from '../../rules.ts'

const HOUR_MS = 3_600_000
const ACTIVE = new Set<RunRow['state']>(['queued', 'running', 'waiting'])

/** The part of a run's `about` that trackers show. */
const subject = z.object({ name: z.string().optional(), clusterId: z.number().nullish() })

/** The active runs of a plan, and those that ended within the last hour. */
export async function listTrackers(
  { database, now }: Pick<MemberContext, 'database' | 'now'>,
  { plan }: { plan: Plan },
): Promise<ListedTracker[]> {
  const { id: contentplanId, workspaceId } = plan
  const runs = await listRunsOfPlan(database, { workspaceId, contentplanId })
  return runs
    .filter(({ endedAt }) => endedAt === null || now.getTime() - endedAt.getTime() < HOUR_MS)
    .map((run) => describe(run, contentplanId))
    .filter((one, place, all) => one.isActive || !all.slice(0, place).some((newer) => isOfSame(newer, one)))
    .slice(0, TRACKERS_KEPT)
}

/** Whether two runs are about the same work; then only the later one is listed, unless the earlier one is active. */
function isOfSame(one: ListedTracker, other: ListedTracker): boolean {
  return one.name === other.name && one.clusterId === other.clusterId
}

function describe(
  { id, name, about, state, reason, trouble, link, steps }: RunRow,
  contentplanId: number,
): ListedTracker {
  const { name: called = name, clusterId = null } = subject.parse(about)
  return {
    id: trackerId(id),
    name: called,
    contentplanId,
    clusterId,
    stepsObject: Object.fromEntries(steps.map((step) => [step.name, step.state])),
    progress: steps.find(({ state: now }) => now === 'inProgress')?.progress ?? null,
    reason,
    trouble,
    link,
    isActive: ACTIVE.has(state),
  }
}
