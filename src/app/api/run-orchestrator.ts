import type { z } from 'zod'
import { openPlan, type Plan } from '#features/contentplans/server/index.ts'
import { startGrouping, type GroupingServices } from '#features/clustering/server/index.ts'
import { startImport } from '#features/performance/server/index.ts'
import { startWriting, writeMany, type WritingServices } from '#features/writing/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { StartContext } from '#platform/server/jobs/start-pipeline.ts'
import type { runOrchestrator } from '#features/contentplans/contract.ts'

interface OrchestratorServices {
  grouping: GroupingServices
  writing: WritingServices
}

/** Turns the flags of a message into commands. */
export function orchestrate({ grouping, writing }: OrchestratorServices) {
  return async (
    ctx: StartContext & Pick<MemberContext, 'now' | 'actor'>,
    {
      contentplanId,
      runGrouping,
      runUpdating,
      runWriting,
      clusterIds,
      selectBy = clusterIds === undefined ? 'all' : 'cluster',
      queueKeywords = false,
      confirmedCost,
    }: z.output<typeof runOrchestrator.data>,
  ): Promise<void> => {
    if (!runGrouping && !runUpdating && !runWriting) throw new Invalid('This message names nothing to start.')
    const plan = await openPlan(ctx, contentplanId)
    if (runGrouping) await startGrouping(ctx, grouping, { plan, queueKeywords, confirmedCost })
    if (runUpdating) await startImport(ctx, { plan })
    if (runWriting)
      await write(ctx, writing, { plan, articleIds: selectBy === 'all' ? undefined : clusterIds })
  }
}

/** A single cluster that cannot be written is an error, among several ones it is left out. */
async function write(
  ctx: StartContext & Pick<MemberContext, 'actor'>,
  services: WritingServices,
  { plan, articleIds }: { plan: Plan; articleIds: readonly number[] | undefined },
): Promise<void> {
  const [first, ...more] = articleIds ?? []
  if (articleIds !== undefined && first === undefined)
    throw new Invalid('clusterIds: name the clusters to write.')
  if (first !== undefined && more.length === 0) await startWriting(ctx, services, { plan, articleId: first })
  else await writeMany(ctx, services, { plan, articleIds })
}
