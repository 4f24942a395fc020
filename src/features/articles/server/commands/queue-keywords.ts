import { sql } from 'kysely'
import { lockPlan, tellPlanChanged, type Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { matches, searchByPattern } from '#platform/server/database/search-by-pattern.ts'

/** Queues the inactive keywords that match a pattern for the next clustering, as a new hub does with its tags. */
export async function queueKeywords(
  ctx: MemberContext,
  { plan, regex }: { plan: Plan; regex: string },
): Promise<{ changed: number; locked: number; changeId: null }> {
  await lockPlan(ctx, { plan })
  const { numAffectedRows = 0n } = await searchByPattern(
    { ...ctx, workspaceId: plan.workspaceId, field: 'regex' },
    () =>
      sql`
      update keywords set in_queue = true
      where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and status = 'not_in_plan'
        and not in_queue and ${matches(sql`keyword`, { field: 'regex', pattern: regex })}
    `.execute(ctx.database),
  )
  const changed = Number(numAffectedRows)
  if (changed > 0) await tellPlanChanged(ctx, plan)
  return { changed, locked: 0, changeId: null }
}
