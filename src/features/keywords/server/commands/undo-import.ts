import { sql } from 'kysely'
import { z } from 'zod'
import { lockPlan, tellPlanChanged, type Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { allowLongWork } from '#platform/server/database/long-work.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import type { undoneImport } from '../../contract.ts'
import { openImport } from '../queries/imports.ts'

interface OfImport {
  plan: Plan
  importId: number
}

const undoneRow = z.object({ removed: z.number(), clustered: z.number() })

/**
 * Removes the keywords that an import added, except those that are in a cluster or were imported again since. Their
 * rows are kept with the import, so that `restoreImport` can bring them back.
 */
export async function undoImport(
  ctx: MemberContext,
  { plan, importId }: OfImport,
): Promise<z.infer<typeof undoneImport>> {
  await allowLongWork(ctx.database)
  await lockPlan(ctx, { plan })
  const { added } = await openImport(ctx, { plan, importId })
  const { removed, clustered } = await oneRow(ctx.database, undoneRow)`
    with removed as (
      delete from keywords k
      where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and import_id = ${importId}
        and article_id is null
      returning to_jsonb(k) as row
    ), clustered as (
      select id from keywords
      where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and import_id = ${importId}
        and article_id is not null
    ), kept as (
      update keyword_imports set undone_at = now(), undone_by = ${ctx.userId},
        removed = (select coalesce(jsonb_agg(row), '[]') from removed)
      where id = ${importId} and exists (select from removed)
    )
    select (select count(*) from removed) as removed, (select count(*) from clustered) as clustered
  `
  await tellPlanChanged(ctx, plan)
  const kept = [
    { reason: 'in a cluster', count: clustered },
    { reason: 'imported again since', count: Math.max(0, added - removed - clustered) },
  ]
  return { removed, kept: kept.filter(({ count }) => count > 0) }
}

/** What the undo of an import would do, found out by doing it and rolling it back. */
export async function previewUndoImport(
  ctx: MemberContext,
  input: OfImport,
): Promise<z.infer<typeof undoneImport>> {
  await sql`savepoint before_undo`.execute(ctx.database)
  const undone = await undoImport(ctx, input)
  await sql`rollback to savepoint before_undo`.execute(ctx.database)
  return undone
}
