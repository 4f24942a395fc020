import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import { recordAudit } from '#features/workspaces/server/index.ts'
import type { NotionAccess } from '#integrations/publisher/notion-access.ts'
import type { SessionContext } from '#platform/server/api/handlers.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import { integration, type Integration } from '../../contract.ts'
import { sealTokens } from '../access/access-tokens.ts'
import type { ConnectionServices } from '../google/connection-services.ts'
import { INTEGRATION_COLUMNS } from '../queries/integration-columns.ts'

/** Stores the access to a workspace of Notion with a plan, its tokens sealed. */
export async function saveNotion(
  ctx: Pick<SessionContext, 'database' | 'userId' | 'actor'>,
  { seals }: Pick<ConnectionServices, 'seals'>,
  { plan, access, isSandbox }: { plan: Plan; access: NotionAccess; isSandbox: boolean },
): Promise<Integration> {
  const { workspaceName, accessToken, refreshToken } = access
  // Notion does not say when a token expires: it refuses the token then.
  const tokens = { accessToken, refreshToken, expiresAt: null }
  const sealed = await sealTokens(seals, { plan, type: 'notion' }, tokens)
  // Another workspace does not have the page that was chosen.
  const isSame = sql`integrations.notion_workspace_name is not distinct from excluded.notion_workspace_name`
  const saved = await oneRow(ctx.database, integration)`
    insert into integrations (workspace_id, contentplan_id, type, notion_workspace_name, sealed_secret, is_sandbox)
    values (${plan.workspaceId}, ${plan.id}, 'notion', ${workspaceName}, ${sealed}, ${isSandbox})
    on conflict (contentplan_id, type) do update set
      notion_page_id = case when ${isSame} then integrations.notion_page_id end,
      notion_page_title = case when ${isSame} then integrations.notion_page_title end,
      notion_workspace_name = excluded.notion_workspace_name,
      sealed_secret = excluded.sealed_secret, secret_expires_at = null, is_sandbox = excluded.is_sandbox,
      connected_at = now(), last_error = null, last_error_at = null
    returning ${INTEGRATION_COLUMNS}
  `
  await recordAudit(ctx, {
    workspaceId: plan.workspaceId,
    action: 'notion connected',
    subjectId: plan.id,
    details: { workspace: workspaceName },
  })
  return saved
}
