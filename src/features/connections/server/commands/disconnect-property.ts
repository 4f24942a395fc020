import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import { recordAudit } from '#features/workspaces/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'

/** Ends the connection of a plan to its property; the Google account stays connected for other plans. */
export async function disconnectProperty(
  ctx: Pick<MemberContext, 'database' | 'userId' | 'actor'>,
  { plan, isDeleting }: { plan: Plan; isDeleting: boolean },
): Promise<void> {
  const { numAffectedRows } = await sql`
    delete from integrations
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and type = 'gsc'
  `.execute(ctx.database)
  if (numAffectedRows === 0n && !isDeleting) return
  await recordAudit(ctx, {
    workspaceId: plan.workspaceId,
    action: 'search console disconnected',
    subjectId: plan.id,
    details: { data: isDeleting ? 'deleted' : 'kept' },
  })
}
