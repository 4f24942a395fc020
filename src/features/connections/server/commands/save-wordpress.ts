import { isHostOf } from '#features/contentplans/rules.ts'
import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import { recordAudit } from '#features/workspaces/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { BAD_WORDPRESS_KEY, readWordpressKey } from '../../rules.ts'
import type { ConnectionServices } from '../google/connection-services.ts'
import { nameWordpressRow } from '../publishing/wordpress-row.ts'

/**
 * Stores the key of the WordPress plugin, sealed. Throws Invalid when it belongs to another website than the plan's.
 */
export async function saveWordpress(
  ctx: MemberContext,
  { seals, isMadeUpSite }: Pick<ConnectionServices, 'seals' | 'isMadeUpSite'>,
  { plan, apiKey }: { plan: Plan; apiKey: string },
): Promise<{ wp_domain: string }> {
  const target = readWordpressKey(apiKey)
  if (target === null) throw new Invalid(BAD_WORDPRESS_KEY)
  if (plan.domain !== null && !isHostOf(target.host, plan.domain))
    throw new Invalid(`This key belongs to ${target.host}, but this plan is for ${plan.domain}.`)
  const sealed = await seals.seal(apiKey, nameWordpressRow(plan.id))
  await sql`
    insert into integrations (workspace_id, contentplan_id, type, site_url, host, sealed_secret,
      is_sandbox)
    values (${plan.workspaceId}, ${plan.id}, 'wp-plugin', ${target.restRoot}, ${target.host}, ${sealed},
      ${isMadeUpSite(target.host)})
    on conflict (contentplan_id, type) do update set site_url = excluded.site_url, host = excluded.host,
      wp_user = null, sealed_secret = excluded.sealed_secret, is_sandbox = excluded.is_sandbox, connected_at = now(),
      last_error = null, last_error_at = null
  `.execute(ctx.database)
  await recordAudit(ctx, {
    workspaceId: plan.workspaceId,
    action: 'wordpress connected',
    subjectId: plan.id,
    details: { host: target.host },
  })
  return { wp_domain: target.host }
}
