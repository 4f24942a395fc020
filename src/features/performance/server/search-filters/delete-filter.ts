import { sql } from 'kysely'
import { lockPlan, type Plan } from '#features/contentplans/server/index.ts'
import { recordAudit } from '#features/workspaces/server/index.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { idRow, listRows } from '#platform/server/database/rows.ts'
import type { FactsStore } from '../facts/facts-store.ts'

/** Deletes an earlier filter of a plan with all of its days. Throws Conflict for the filter in use. */
export async function deleteFilter(
  ctx: Pick<MemberContext, 'database' | 'userId' | 'actor'>,
  facts: FactsStore,
  { plan, filterId }: { plan: Plan; filterId: number },
): Promise<void> {
  // No request can use the filter meanwhile.
  await lockPlan(ctx, { plan })
  if (await isUsed(ctx.database, { plan, filterId }))
    throw new Conflict('These days are in use. Use another setting first, or disconnect and delete them.')
  const deleted = await deleteFilters(ctx.database, facts, { plan, only: filterId })
  if (deleted === 0) throw new NotFound('There is nothing under this id.')
  await recordAudit(ctx, {
    workspaceId: plan.workspaceId,
    action: 'search data deleted',
    subjectId: plan.id,
    details: { filter: filterId },
  })
}

async function isUsed(
  database: Transaction,
  { plan, filterId }: { plan: Plan; filterId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from search_imports where workspace_id = ${plan.workspaceId} and filter_id = ${filterId}
  `.execute(database)
  return rows.length > 0
}

/** Deletes filters with their days, and returns how many. Waits for imports that are storing a day of one. */
export async function deleteFilters(
  database: Transaction,
  facts: FactsStore,
  { plan, only = null }: { plan: Plan; only?: number | null },
): Promise<number> {
  const filters = await listRows(database, idRow)`
    select id from search_filters
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and (${only}::integer is null or id = ${only})
    for update
  `
  for (const { id: filterId } of filters) await facts.deleteFilter({ database }, { plan, filterId })
  await sql`
    delete from search_filters
    where workspace_id = ${plan.workspaceId} and id = any (${filters.map(({ id }) => id)}::integer[])
  `.execute(database)
  return filters.length
}
