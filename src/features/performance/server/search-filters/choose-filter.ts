import { chooseProperty } from '#features/connections/server/index.ts'
import { tellPlanChanged, type Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { readPattern } from '#platform/server/database/patterns.ts'
import { startPipeline } from '#platform/server/jobs/start-pipeline.ts'
import { startImport } from '../importing/start-import.ts'
import { measureAgain } from '../jobs/import-plan.ts'
import { isSameFilter, switchFilter, type SearchFilter } from './open-filter.ts'
import { findUsedFilter } from './list-filters.ts'
import { lockForChange } from './lock-for-change.ts'

type Context = Pick<MemberContext, 'database' | 'workspaceId' | 'userId' | 'actor'>
type Choice = Omit<Parameters<typeof chooseProperty>[1], 'plan'>

/**
 * Binds a plan to a property and the filters of its rows, in one transaction with what follows from it: imports of the
 * filter before end, its numbers are forgotten, and an import of the new one starts. Throws Conflict when another
 * request has changed the filter at the same time.
 */
export async function chooseFilter(
  ctx: Context,
  { plan, ...choice }: Choice & { plan: Plan },
): Promise<{ property: string; isChanged: boolean }> {
  const filter: SearchFilter = {
    siteUrl: choice.property,
    country: choice.country || null,
    urlInclude: choice.urlInclude || null,
    urlExclude: choice.urlExclude || null,
    isSandbox: choice.isSandbox,
  }
  for (const field of ['urlInclude', 'urlExclude'] as const)
    if (filter[field] !== null) readPattern(filter[field], field)
  const before = await findUsedFilter(ctx, plan)
  await lockForChange(ctx, { plan, before, isChange: before !== null && !isSameFilter(before, filter) })
  const { isChanged } = await switchFilter(ctx.database, { plan, filter })
  const { property } = await chooseProperty(ctx, { plan, ...choice })
  if (isChanged) {
    await startImport(ctx, { plan })
    // Numbers of days that are here already need not wait for the import, nor need advice on other numbers.
    if (before !== null) await startPipeline(ctx, measureAgain, { contentplanId: plan.id })
    await tellPlanChanged(ctx, plan)
  }
  return { property, isChanged }
}
