import type { Plan } from '#features/contentplans/server/index.ts'
import { recordAudit } from '#features/workspaces/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import { integration } from '../../contract.ts'
import { keepsCmsKey } from '../../rules.ts'
import type { ConnectionServices } from '../google/connection-services.ts'
import { INTEGRATION_COLUMNS } from '../queries/integration-columns.ts'
import { missingKey, readCms, type TypedCms } from './read-cms.ts'
import { findStoredCms, nameCmsRow } from './stored-cms.ts'

/**
 * Connects a plan to a CMS of the user's own, its key sealed. Without a key the stored one stays, as long as the host
 * does; a key is never sent to another host than the one that it was typed for.
 */
export async function saveCustomCms(
  ctx: MemberContext,
  { seals, cms, isMadeUpSite }: Pick<ConnectionServices, 'seals' | 'cms' | 'isMadeUpSite'>,
  { plan, apiKey, ...typed }: TypedCms & { plan: Plan; apiKey: string },
) {
  const { baseUrl, endpoints, fields } = readCms(typed, cms.openOrigins)
  const stored = await findStoredCms(ctx, { plan })
  const kept = keepsCmsKey(stored?.baseUrl ?? null, baseUrl) ? stored?.sealed : undefined
  const sealed = apiKey === '' ? kept : await seals.seal(apiKey, nameCmsRow(plan.id))
  if (sealed === undefined) throw missingKey()
  const { hostname, host } = new URL(baseUrl)
  const saved = await oneRow(ctx.database, integration)`
    insert into integrations (workspace_id, contentplan_id, type, custom_cms_api_base_url, custom_cms_post_endpoint,
      custom_cms_put_endpoint, custom_cms_get_endpoint, custom_cms_field_mapping, sealed_secret, is_sandbox)
    values (${plan.workspaceId}, ${plan.id}, 'custom-cms', ${baseUrl}, ${endpoints.post}, ${endpoints.put},
      ${endpoints.get}, ${fields === null ? null : JSON.stringify(fields)}::jsonb, ${sealed}, ${isMadeUpSite(hostname)})
    on conflict (contentplan_id, type) do update set custom_cms_api_base_url = excluded.custom_cms_api_base_url,
      custom_cms_post_endpoint = excluded.custom_cms_post_endpoint,
      custom_cms_put_endpoint = excluded.custom_cms_put_endpoint,
      custom_cms_get_endpoint = excluded.custom_cms_get_endpoint,
      custom_cms_field_mapping = excluded.custom_cms_field_mapping, sealed_secret = excluded.sealed_secret,
      is_sandbox = excluded.is_sandbox, connected_at = now(), last_error = null, last_error_at = null
    returning ${INTEGRATION_COLUMNS}
  `
  await recordAudit(ctx, {
    workspaceId: plan.workspaceId,
    action: 'custom cms connected',
    subjectId: plan.id,
    details: { host, has_new_key: apiKey !== '' },
  })
  return saved
}
