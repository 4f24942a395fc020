import { sql } from 'kysely'
import { lockPlan, openPlan, type Plan } from '#features/contentplans/server/index.ts'
import type { CachedSerpServices } from '#features/serps/server/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { awaitLongWork } from '#platform/server/database/long-work.ts'
import type { StepContext } from '#platform/server/jobs/pipeline.ts'
import { findKinds } from '../../kinds/index.ts'
import { keepKinds } from './keep-kinds.ts'
import { listClues } from './list-clues.ts'

/** Few enough that users who change the plan meanwhile, and the event loop, wait for some tenths of a second at most. */
const CHUNK = 250

/** Finds the kinds of all clusters of a plan by rules. Returns whether some are others than before. */
export async function classifyClusters(
  ctx: StepContext<CachedSerpServices>,
  contentplanId: number,
): Promise<boolean> {
  let hasChanged = false
  for (let after: number | null = 0; after !== null;) {
    ctx.signal.throwIfAborted()
    const from: number = after
    const done = await ctx.database.transaction().execute(async (database) => {
      const plan = await openPlan({ database, workspaceId: ctx.run.workspaceId }, contentplanId)
      return classifyChunk(ctx, { database, plan, after: from })
    })
    hasChanged ||= done.hasChanged
    after = done.last
  }
  return hasChanged
}

async function classifyChunk(
  { now, services }: StepContext<CachedSerpServices>,
  { database, plan, after }: { database: Transaction; plan: Plan; after: number },
): Promise<{ hasChanged: boolean; last: number | null }> {
  await awaitLongWork(database)
  await lockPlan({ database }, { plan })
  const { serps } = await services.providers.forWorkspace({ database }, plan.workspaceId)
  const isSandbox = serps?.isSandbox ?? false
  const which = sql`id > ${after} order by id limit ${CHUNK}`
  const clusters = await listClues({ database, now }, { plan, isSandbox, which })
  const found = clusters.map(({ id, mainKeyword, clues }) => ({ id, mainKeyword, kinds: findKinds(clues) }))
  return {
    hasChanged: await keepKinds(database, { plan, found }),
    last: clusters.length < CHUNK ? null : (clusters.at(-1)?.id ?? null),
  }
}
