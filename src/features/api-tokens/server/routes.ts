import { openWorkspace } from '#features/workspaces/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { apiTokens } from '../contract.ts'
import { createApiToken } from './commands/create-api-token.ts'
import { revokeApiToken } from './commands/revoke-api-token.ts'
import { listApiTokens } from './queries/list-api-tokens.ts'

export const apiTokenHandlers: Handlers<typeof apiTokens> = {
  list: (ctx) => listApiTokens(ctx, { workspace: openWorkspace(ctx) }),
  create: (ctx, { name, scopes, expires_in_days: days }) =>
    createApiToken(ctx, { workspace: openWorkspace(ctx), name, scopes, days }),
  revoke: async (ctx, { tokenId }) => {
    await revokeApiToken(ctx, { workspace: openWorkspace(ctx), tokenId })
    return {}
  },
}
