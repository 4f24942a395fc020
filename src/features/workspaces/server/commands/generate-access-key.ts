import { sql } from 'kysely'
import type { SessionContext } from '#platform/server/api/handlers.ts'
import { hashSecretWord, makeSecretWord } from '#platform/server/secret-words.ts'
import type { ACCESS_KEY_SCOPES } from '../../contract.ts'
import { recordAudit } from './record-audit.ts'

const MINUTES = 10

/**
 * Makes an access key of this workspace for one scope: valid once, for ten minutes, in the browser and session that
 * made it.
 */
export async function generateAccessKey(
  ctx: SessionContext,
  { workspaceId, scope }: { workspaceId: number; scope: (typeof ACCESS_KEY_SCOPES)[number] },
): Promise<{ accessKey: string }> {
  const accessKey = makeSecretWord()
  await sql`
    insert into access_keys (key_hash, browser_hash, session_id, workspace_id, user_id, scope, expires_at)
    values (${hashSecretWord(accessKey)}, ${hashSecretWord(ctx.browser.identify())}, ${ctx.session}::uuid, ${workspaceId},
      ${ctx.userId}, ${scope}, now() + make_interval(mins => ${MINUTES}))
  `.execute(ctx.database)
  await recordAudit(ctx, { workspaceId, action: 'access key generated', details: { scope } })
  return { accessKey }
}
