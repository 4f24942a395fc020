import type { Workspace } from '#features/workspaces/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { apiToken } from '../../contract.ts'
import { listRows } from '#platform/server/database/rows.ts'

/** The workspace's tokens that are not revoked, the newest first. */
export async function listApiTokens({ database }: Reads, { workspace }: { workspace: Workspace }) {
  return listRows(database, apiToken)`
    select t.id, t.name, t.hint, t.scopes, u.name as created_by,
      to_char(t.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
      to_char(t.expires_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as expires_at,
      coalesce(t.expires_at <= now(), false) as is_expired,
      to_char(t.last_used_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as last_used_at
    from api_tokens t join users u on u.id = t.user_id
    where t.workspace_id = ${workspace.id} and t.revoked_at is null
    order by t.id desc
  `
}
