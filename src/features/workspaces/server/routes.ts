import type { Handlers } from '#platform/server/api/handlers.ts'
import type { workspaces } from '../contract.ts'
import { listWorkspaces } from './queries.ts'

export const workspaceHandlers: Handlers<typeof workspaces> = {
  list: (ctx) => listWorkspaces(ctx),
}
