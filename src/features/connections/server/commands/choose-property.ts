import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import { recordAudit } from '#features/workspaces/server/index.ts'
import { NotConnected, NotFound } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { hasRealConnection } from '../queries.ts'

export interface Choice {
  plan: Plan
  property: string
  accessUser?: number | undefined
  country?: string | undefined
  urlInclude?: string | undefined
  urlExclude?: string | undefined
  /** Whether it is read at the made-up Google. */
  isSandbox: boolean
}

/** Binds a plan to a property, read with the grant of a member. Whether that account sees it, its import shows. */
export async function chooseProperty(
  ctx: MemberContext,
  { plan, property, accessUser = ctx.userId, country, urlInclude, urlExclude, isSandbox }: Choice,
): Promise<{ property: string }> {
  await requireMember(ctx, { plan, userId: accessUser })
  if (isSandbox && (await hasRealConnection(ctx, plan)))
    throw new NotConnected(
      'Google is not set up on this installation, and a workspace that is connected to something real gets nothing that is made up.',
    )
  await sql`
    insert into integrations (workspace_id, contentplan_id, type, access_user_id, gsc_property, gsc_country,
      gsc_url_include, gsc_url_exclude, is_sandbox)
    values (${plan.workspaceId}, ${plan.id}, 'gsc', ${accessUser}, ${property}, ${country ?? null},
      ${urlInclude ?? null}, ${urlExclude ?? null}, ${isSandbox})
    on conflict (contentplan_id, type) do update set access_user_id = excluded.access_user_id,
      gsc_property = excluded.gsc_property, gsc_country = excluded.gsc_country,
      gsc_url_include = excluded.gsc_url_include, gsc_url_exclude = excluded.gsc_url_exclude, is_sandbox = excluded.is_sandbox, connected_at = now()
  `.execute(ctx.database)
  await sql`update contentplans set gsc_property = ${property} where id = ${plan.id}`.execute(ctx.database)
  await recordAudit(ctx, {
    workspaceId: plan.workspaceId,
    action: 'search console connected',
    subjectId: plan.id,
    details: { property },
  })
  return { property }
}

async function requireMember(
  { database }: MemberContext,
  { plan, userId }: { plan: Plan; userId: number },
): Promise<void> {
  const { rows } = await sql`
    select from workspace_members where workspace_id = ${plan.workspaceId} and user_id = ${userId}
  `.execute(database)
  if (rows.length === 0) throw new NotFound('There is nothing under this id.')
}
