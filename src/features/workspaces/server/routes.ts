import type { CostSettings } from '#features/billing/contract.ts'
import { readMonthCosts } from '#features/billing/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { workspaces } from '../contract.ts'
import { generateAccessKey } from './commands/generate-access-key.ts'
import { setCostCap } from './commands/set-cost-cap.ts'
import { openWorkspace } from './queries/open-workspace.ts'
import { listAuditEntries, listUsers, listWorkspaces } from './queries/list-workspaces.ts'

export function workspaceHandlers(costs: CostSettings): Handlers<typeof workspaces> {
  return {
    list: (ctx) => listWorkspaces(ctx),
    update: (ctx, input) => generateAccessKey(ctx, input),
    listUsers: (ctx, input) => listUsers(ctx, input),
    listAuditEntries: (ctx, input) => listAuditEntries(ctx, input),
    getCosts: (ctx, input) => readMonthCosts({ ...ctx, costs }, input),
    setCosts: async (ctx, { workspaceId, monthly_cap }) => {
      await setCostCap(ctx, { workspace: openWorkspace(ctx), cap: monthly_cap })
      return readMonthCosts({ ...ctx, costs }, { workspaceId })
    },
  }
}
