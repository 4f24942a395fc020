import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { startPipeline } from '#platform/server/jobs/start-pipeline.ts'
import type { FactsStore } from '../facts/facts-store.ts'
import { disconnect } from '../importing/stop-import.ts'
import { measureAgain } from '../jobs/import-plan.ts'
import { findUsedFilter } from './list-filters.ts'
import { lockForChange } from './lock-for-change.ts'
import { switchToFilter } from './open-filter.ts'

interface Shown {
  plan: Plan
  filterId: number
  /** Whether this installation reads the sandbox's Google. */
  isSandbox: boolean
}

/**
 * Makes a plan show the days of earlier settings without reading their property, which Google may no longer give. The
 * plan is disconnected, and nothing is deleted. Throws Conflict when another request changes the settings, and for
 * made-up days where other data are real.
 */
export async function showFilter(
  ctx: Pick<MemberContext, 'database' | 'workspaceId' | 'userId' | 'actor'>,
  facts: FactsStore,
  { plan, filterId, isSandbox }: Shown,
): Promise<void> {
  const before = await findUsedFilter(ctx, plan)
  await lockForChange(ctx, { plan, before, isChange: true })
  const filter = await findRow(ctx.database, madeUpRow)`
    select property is not null and is_sandbox as "isMadeUp" from search_filters
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${filterId} for key share
  `
  if (filter === null) throw new NotFound('There is nothing under this id.')
  if (filter.isMadeUp && !isSandbox)
    throw new Conflict('These days are made up. They are shown only where made-up data are switched on.')
  await disconnect(ctx, facts, { plan, data: 'keep' })
  await switchToFilter(ctx.database, { plan, filterId })
  await startPipeline(ctx, measureAgain, { contentplanId: plan.id })
}

const madeUpRow = z.object({ isMadeUp: z.boolean() })
