import { z } from 'zod'
import { recordAudit, type Workspace } from '#features/workspaces/server/index.ts'
import type { SessionContext } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'

const revokedToken = z.object({ name: z.string() })

/** Revokes a token of the workspace, also of another member. Revoking it again changes nothing. */
export async function revokeApiToken(
  ctx: SessionContext,
  { workspace, tokenId }: { workspace: Workspace; tokenId: number },
): Promise<void> {
  const revoked = await findRow(ctx.database, revokedToken)`
    update api_tokens set revoked_at = now()
    where workspace_id = ${workspace.id} and id = ${tokenId} and revoked_at is null
    returning name
  `
  if (revoked === null) return
  await recordAudit(ctx, {
    workspaceId: workspace.id,
    action: 'API token revoked',
    subjectId: tokenId,
    details: { name: revoked.name },
  })
}
