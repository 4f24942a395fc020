import { sql } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { allowLongWork } from '#platform/server/database/long-work.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import { keepMeasured } from './keep-measured.ts'
import { measurePlan, type MeasureContext } from './measure-plan.ts'

/** How often a plan is measured whose keywords change meanwhile. */
const MOST_ROUNDS = 3

/**
 * Measures the keywords and pages of a plan and stores what is found, unless it has no search data. Keywords that come
 * into the plan meanwhile are measured, too; and when the plan uses another filter meanwhile, all of that one.
 */
export async function measureAll(ctx: MeasureContext, contentplanId: number): Promise<void> {
  for (let round = 1; ; round++) {
    const measured = await measurePlan(ctx, contentplanId)
    if (measured === null) return
    const isWhole = await ctx.database.transaction().execute(async (database) => {
      await allowLongWork(database)
      if (!(await isFilterUsed(database, measured.plan))) return false
      await keepMeasured(database, measured)
      return !(await hasUnmeasured(database, measured.plan))
    })
    if (isWhole || round === MOST_ROUNDS) return
  }
}

/** Whether the plan still uses the filter that was measured; no other transaction can change it before this one ends. */
async function isFilterUsed(database: Transaction, plan: Plan): Promise<boolean> {
  const { rows } = await sql`
    select from search_imports
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and filter_id = ${plan.searchFilterId}
    for no key update
  `.execute(database)
  return rows.length > 0
}

const unmeasuredRow = z.object({ has: z.boolean() })

async function hasUnmeasured(database: Transaction, plan: Plan): Promise<boolean> {
  const { has } = await oneRow(database, unmeasuredRow)`
    select exists (
      select from keywords k
      where k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id}
        and not exists (select from keyword_metrics m where m.workspace_id = k.workspace_id and m.keyword_id = k.id)
    ) as has
  `
  return has
}
