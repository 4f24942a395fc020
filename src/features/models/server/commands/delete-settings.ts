import { sql } from 'kysely'
import { recordAudit, type Workspace } from '#features/workspaces/server/index.ts'
import type { Writes } from '#platform/server/api/handlers.ts'

/** Forgets a workspace's own model with its key. */
export async function deleteSettings(ctx: Writes, { workspace }: { workspace: Workspace }): Promise<void> {
  const { rows } = await sql`
    delete from model_settings where workspace_id = ${workspace.id} returning workspace_id
  `.execute(ctx.database)
  if (rows.length > 0) await recordAudit(ctx, { workspaceId: workspace.id, action: 'model removed' })
}
