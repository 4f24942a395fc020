import { sql } from 'kysely'
import { z } from 'zod'
import { lockPlan, tellPlanChanged, type Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { openImport } from '../queries/imports.ts'
import { oneRow } from '#platform/server/database/rows.ts'

interface UndoneImport {
  removed: number
  /** How many keywords stay, and why. */
  kept: { reason: string; count: number }[]
}

const undoneRow = z.object({ removed: z.number(), clustered: z.number() })

/** Removes the keywords that an import added, except those that are in a cluster or were imported again since. */
export async function undoImport(
  ctx: MemberContext,
  { plan, importId }: { plan: Plan; importId: number },
): Promise<UndoneImport> {
  await lockPlan(ctx, { plan })
  const { added } = await openImport(ctx, { plan, importId })
  const { removed, clustered } = await oneRow(ctx.database, undoneRow)`
    with removed as (
      delete from keywords
      where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and import_id = ${importId}
        and article_id is null
      returning id
    ), clustered as (
      select id from keywords
      where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and import_id = ${importId}
        and article_id is not null
    )
    select (select count(*) from removed) as removed, (select count(*) from clustered) as clustered
  `
  await sql`update keyword_imports set undone_at = now() where id = ${importId}`.execute(ctx.database)
  await tellPlanChanged(ctx, plan)
  const kept = [
    { reason: 'in a cluster', count: clustered },
    { reason: 'brought again by something else', count: Math.max(0, added - removed - clustered) },
  ]
  return { removed, kept: kept.filter(({ count }) => count > 0) }
}
