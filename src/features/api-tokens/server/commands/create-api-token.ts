import { sql } from 'kysely'
import { z } from 'zod'
import { recordAudit, type Workspace } from '#features/workspaces/server/index.ts'
import type { Scope } from '#platform/contract/endpoint.ts'
import { LimitReached } from '#platform/errors.ts'
import type { SessionContext } from '#platform/server/api/handlers.ts'
import { makeApiToken } from '#platform/server/api-token-words.ts'
import { hashSecretWord } from '#platform/server/secret-words.ts'
import { MOST_TOKENS } from '../../contract.ts'
import { idRow, oneRow } from '#platform/server/database/rows.ts'

/** Length of the prefix and four of the 43 random letters. */
const HINT_LENGTH = 8

interface NewApiToken {
  workspace: Workspace
  name: string
  scopes: readonly Scope[]
  /** Days until the token expires; null for a token that is valid until it is revoked. */
  days: number | null
}

/** Makes a token of the caller for one workspace. Only the caller gets the token; the database has its hash. */
export async function createApiToken(
  ctx: SessionContext,
  { workspace, name, scopes, days }: NewApiToken,
): Promise<{ id: number; token: string }> {
  if ((await countTokens(ctx, workspace)) >= MOST_TOKENS)
    throw new LimitReached(
      `This workspace has ${MOST_TOKENS} API tokens. Please revoke one that is not used.`,
    )
  const token = makeApiToken()
  const { id } = await oneRow(ctx.database, idRow)`
    insert into api_tokens (workspace_id, user_id, token_hash, hint, name, scopes, expires_at)
    values (${workspace.id}, ${ctx.userId}, ${hashSecretWord(token)}, ${token.slice(0, HINT_LENGTH)}, ${name},
      ${scopes}, now() + make_interval(days => ${days}))
    returning id
  `
  await recordAudit(ctx, {
    workspaceId: workspace.id,
    action: 'API token created',
    subjectId: id,
    details: { name, scopes, days },
  })
  return { id, token }
}

const tokenCount = z.object({ count: z.number() })

/** Counts the workspace's tokens and locks the workspace, so that two callers cannot both take the last place. */
async function countTokens({ database }: SessionContext, { id }: Workspace): Promise<number> {
  await sql`select from workspaces where id = ${id} for update`.execute(database)
  const { count } = await oneRow(database, tokenCount)`
    select count(*)::int as count from api_tokens where workspace_id = ${id} and revoked_at is null
  `
  return count
}
