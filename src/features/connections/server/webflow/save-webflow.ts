import type { Plan } from '#features/contentplans/server/index.ts'
import { recordAudit } from '#features/workspaces/server/index.ts'
import {
  listWebflowCollections,
  readWebflowCollection,
  readWebflowSite,
} from '#integrations/publisher/webflow-sites.ts'
import { Invalid } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import { integration } from '../../contract/integration.ts'
import { listBodyFields, listSummaryFields } from '../../rules.ts'
import type { ConnectionServices } from '../google/connection-services.ts'
import { INTEGRATION_COLUMNS } from '../queries/integration-columns.ts'
import { nameWebflowRow } from './webflow-row.ts'

interface WebflowChoice {
  apiKey: string
  siteId: string
  collectionId: string
  wfSchemaBody: string
  wfSchemaSummary: string
}

/**
 * Asks Webflow whether the choice fits: the collection is of the site, and its fields can hold an article. Returns where
 * readers find the site. Throws Invalid, or AdapterError when Webflow refuses.
 */
export async function checkWebflowChoice(
  { webflow }: Pick<ConnectionServices, 'webflow'>,
  { apiKey, siteId, collectionId, wfSchemaBody, wfSchemaSummary }: WebflowChoice,
  options: { signal: AbortSignal },
): Promise<{ host: string | null }> {
  const api = webflow(apiKey)
  const { host } = await readWebflowSite(api, siteId, options)
  const collections = await listWebflowCollections(api, siteId, options)
  if (!collections.some(({ id }) => id === collectionId))
    throw new Invalid(
      'The site in Webflow does not have this collection. Please choose the collection again.',
    )
  const { fields } = await readWebflowCollection(api, collectionId, options)
  if (!listBodyFields(fields).some(({ slug }) => slug === wfSchemaBody))
    throw new Invalid(
      `${wfSchemaBody} is no Rich Text field of this collection. Please choose the body field again.`,
    )
  if (!listSummaryFields(fields).some(({ slug }) => slug === wfSchemaSummary))
    throw new Invalid(
      `${wfSchemaSummary} is no Plain Text field of this collection. Please choose the summary field again.`,
    )
  return { host }
}

/** Connects a plan to a collection in Webflow, the key sealed. */
export async function saveWebflow(
  ctx: MemberContext,
  { seals, webflow }: Pick<ConnectionServices, 'seals' | 'webflow'>,
  { plan, host, ...choice }: WebflowChoice & { plan: Plan; host: string | null },
) {
  const { apiKey, siteId, collectionId, wfSchemaBody, wfSchemaSummary } = choice
  const sealed = await seals.seal(apiKey, nameWebflowRow(plan.id))
  const saved = await oneRow(ctx.database, integration)`
    insert into integrations (workspace_id, contentplan_id, type, host, wf_site_id, wf_collection_id, wf_schema_body,
      wf_schema_summary, sealed_secret, is_sandbox)
    values (${plan.workspaceId}, ${plan.id}, 'webflow', ${host}, ${siteId}, ${collectionId}, ${wfSchemaBody},
      ${wfSchemaSummary}, ${sealed}, ${webflow(apiKey).isSandbox})
    on conflict (contentplan_id, type) do update set host = excluded.host, wf_site_id = excluded.wf_site_id,
      wf_collection_id = excluded.wf_collection_id, wf_schema_body = excluded.wf_schema_body,
      wf_schema_summary = excluded.wf_schema_summary, sealed_secret = excluded.sealed_secret,
      is_sandbox = excluded.is_sandbox, connected_at = now(), last_error = null, last_error_at = null
    returning ${INTEGRATION_COLUMNS}
  `
  await recordAudit(ctx, {
    workspaceId: plan.workspaceId,
    action: 'webflow connected',
    subjectId: plan.id,
    details: { site: siteId, collection: collectionId },
  })
  return saved
}
