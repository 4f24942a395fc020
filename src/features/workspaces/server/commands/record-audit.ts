import { sql } from 'kysely'
import type { Writes } from '#platform/server/api/handlers.ts'

interface Audited {
  workspaceId: number
  /** Object and verb, such as `contentplan created`. */
  action: string
  subjectId?: number
  /** Must not contain a secret. */
  details?: Record<string, unknown>
}

/** Writes to the workspace's log who did what. Must be called in the transaction of the change. */
export async function recordAudit(
  { database, actor }: Writes,
  { workspaceId, action, subjectId, details = {} }: Audited,
): Promise<void> {
  const logged = actor.kind === 'token' ? { ...details, api_token: actor.name } : details
  const userId = actor.kind === 'run' ? null : actor.userId
  await sql`
    insert into audit_entries (workspace_id, user_id, action, subject_id, details)
    values (${workspaceId}, ${userId}, ${action}, ${subjectId ?? null}, ${JSON.stringify(logged)}::jsonb)
  `.execute(database)
}
