import type { Handlers } from '#platform/server/api/handlers.ts'
import type { workspaces } from '../contract.ts'
import { generateAccessKey } from './commands/generate-access-key.ts'
import { listAuditEntries, listWorkspaces } from './queries.ts'

export const workspaceHandlers: Handlers<typeof workspaces> = {
  list: (ctx) => listWorkspaces(ctx),
  update: (ctx, input) => generateAccessKey(ctx, input),
  listAuditEntries: (ctx, input) => listAuditEntries(ctx, input),
}
