import { sql } from 'kysely'
import { recordAudit } from '#features/workspaces/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { Plan } from '../queries/open-plan.ts'

/** Sets the domain of a plan that has none yet (G-02); a plan that has one keeps it. */
export async function setDomain(
  ctx: MemberContext,
  { plan, domain }: { plan: Plan; domain: string },
): Promise<void> {
  const { numAffectedRows } = await sql`
    update contentplans set domain = ${domain} where id = ${plan.id} and domain is null
  `.execute(ctx.database)
  if (numAffectedRows !== 1n) return
  await recordAudit(ctx, {
    workspaceId: plan.workspaceId,
    action: 'contentplan domain set',
    subjectId: plan.id,
    details: { domain },
  })
}
