import { isHostOf } from '#features/contentplans/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { recordAudit } from '#features/workspaces/server/index.ts'
import { findRestRoot, tryPassword } from '#integrations/publisher/wordpress-site.ts'
import { Invalid } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import { integration } from '../../contract/integration.ts'
import { BAD_WORDPRESS_SITE, readWordpressSite } from '../../rules.ts'
import type { ConnectionServices } from '../google/connection-services.ts'
import { nameWordpressRow } from '../publishing/wordpress-row.ts'
import { INTEGRATION_COLUMNS } from '../queries/integration-columns.ts'

interface TypedPassword {
  siteUrl: string
  user: string
  password: string
}

/** The site that a user has typed. Throws Invalid for no address, and for the one of another website than the plan's. */
export function readTypedSite({ plan, siteUrl }: { plan: Plan; siteUrl: string }): string {
  const url = readWordpressSite(siteUrl)
  if (url === null) throw new Invalid(BAD_WORDPRESS_SITE)
  requireOwn(plan, url)
  return url
}

/**
 * Finds the REST API of a site and signs in there; returns its REST root. Throws AdapterError with the reason when that
 * fails, and Invalid when the site sends to another website than the plan's.
 */
export async function checkWordpressPassword(
  { cms: { request } }: Pick<ConnectionServices, 'cms'>,
  { plan, siteUrl, user, password }: TypedPassword & { plan: Plan },
  { signal }: { signal: AbortSignal },
): Promise<{ restRoot: string }> {
  const restRoot = await findRestRoot(siteUrl, { request, signal })
  requireOwn(plan, restRoot)
  await tryPassword({ restRoot, user, password, request }, { signal })
  return { restRoot }
}

function requireOwn({ domain }: Plan, url: string): void {
  const { hostname } = new URL(url)
  if (domain !== null && !isHostOf(hostname, domain))
    throw new Invalid(`This address belongs to ${hostname}, but this plan is for ${domain}.`)
}

/** Connects a plan to a WordPress site by an application password, which is sealed. A key of the plugin is forgotten. */
export async function saveWordpressPassword(
  ctx: MemberContext,
  { seals, isMadeUpSite }: Pick<ConnectionServices, 'seals' | 'isMadeUpSite'>,
  { plan, restRoot, user, password }: Omit<TypedPassword, 'siteUrl'> & { plan: Plan; restRoot: string },
) {
  const host = new URL(restRoot).hostname
  const sealed = await seals.seal(password, nameWordpressRow(plan.id))
  const saved = await oneRow(ctx.database, integration)`
    insert into integrations (workspace_id, contentplan_id, type, site_url, host, wp_user, sealed_secret, is_sandbox)
    values (${plan.workspaceId}, ${plan.id}, 'wp-plugin', ${restRoot}, ${host}, ${user}, ${sealed},
      ${isMadeUpSite(host)})
    on conflict (contentplan_id, type) do update set site_url = excluded.site_url, host = excluded.host,
      wp_user = excluded.wp_user, sealed_secret = excluded.sealed_secret, is_sandbox = excluded.is_sandbox,
      connected_at = now(), last_error = null, last_error_at = null
    returning ${INTEGRATION_COLUMNS}
  `
  await recordAudit(ctx, {
    workspaceId: plan.workspaceId,
    action: 'wordpress connected',
    subjectId: plan.id,
    details: { host, user },
  })
  return saved
}
