import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import { recordAudit } from '#features/workspaces/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { Chosen } from '../properties/prepare-choice.ts'
import { setPropertyGrant } from '../properties/property-grants.ts'

interface Choice extends Chosen {
  plan: Plan
  property: string
  accessUser: number
  country?: string | undefined
  urlInclude?: string | undefined
  urlExclude?: string | undefined
  /** Whether the property is read from the sandbox's Google. */
  isSandbox: boolean
}

/**
 * Binds a plan to a property that its reader sees. When `opens` is true, opens the property to the workspace first.
 */
export async function chooseProperty(
  ctx: Pick<MemberContext, 'database' | 'userId' | 'actor'>,
  { plan, property, accessUser, country, urlInclude, urlExclude, isSandbox, readBy, opens }: Choice,
): Promise<{ property: string }> {
  if (opens) await setPropertyGrant(ctx, { workspace: plan.workspaceId, property, isGranted: true })
  await sql`
    insert into integrations (workspace_id, contentplan_id, type, access_user_id, gsc_property, gsc_country,
      gsc_url_include, gsc_url_exclude, is_sandbox, read_by)
    values (${plan.workspaceId}, ${plan.id}, 'gsc', ${accessUser}, ${property}, ${country ?? null},
      ${urlInclude ?? null}, ${urlExclude ?? null}, ${isSandbox}, ${readBy})
    on conflict (contentplan_id, type) do update set access_user_id = excluded.access_user_id,
      gsc_property = excluded.gsc_property, gsc_country = excluded.gsc_country,
      gsc_url_include = excluded.gsc_url_include, gsc_url_exclude = excluded.gsc_url_exclude,
      is_sandbox = excluded.is_sandbox, read_by = excluded.read_by, connected_at = now(),
      last_error = null, last_error_at = null
  `.execute(ctx.database)
  await recordAudit(ctx, {
    workspaceId: plan.workspaceId,
    action: 'search console connected',
    subjectId: plan.id,
    details: { property, read_by: readBy },
  })
  return { property }
}
