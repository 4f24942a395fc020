import { lockPlan, type Plan } from '#features/contentplans/server/index.ts'
import { Conflict } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { allowLongWork, awaitLongWork } from '#platform/server/database/long-work.ts'
import { cancelReading } from '../importing/stop-import.ts'
import { findUsedFilter } from './list-filters.ts'

interface Change {
  plan: Plan
  /** The filter in use that the change starts from. */
  before: { id: number } | null
  /** Whether runs that read or measure with it have to end. */
  isChange: boolean
}

/**
 * Locks a plan whose filter is about to change. Throws Conflict when another request has changed the filter since it
 * was read.
 */
export async function lockForChange(
  ctx: Pick<MemberContext, 'database' | 'workspaceId'>,
  { plan, before, isChange }: Change,
): Promise<void> {
  // A running import locks its run with each day that it stores.
  await allowLongWork(ctx.database)
  await awaitLongWork(ctx.database)
  // Runs first, then the plan: so do their steps.
  if (isChange) await cancelReading(ctx, { plan })
  await lockPlan(ctx, { plan })
  const now = await findUsedFilter(ctx, plan)
  if (now?.id !== before?.id)
    throw new Conflict('These settings were changed in another window just now. Look at them and save again.')
}
