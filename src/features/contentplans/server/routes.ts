import { openWorkspace } from '#features/workspaces/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { contentplans } from '../contract.ts'
import { createContentplan } from './commands/create-contentplan.ts'
import { shareContentplan } from './commands/share-contentplan.ts'
import { updateContentplan } from './commands/update-contentplan.ts'
import { ofPlan } from './queries/of-plan.ts'
import { getContentplan, getSharedContentplan, listContentplans } from './queries/list-contentplans.ts'

export function contentplanHandlers(limits: { keywordLimit: number }): Handlers<typeof contentplans> {
  return {
    create: async (ctx, plan) =>
      createContentplan(ctx, { ...plan, ...limits, workspace: openWorkspace(ctx) }),
    list: (ctx, input) => listContentplans(ctx, input),
    get: (ctx, input) => (ctx.isMember ? getContentplan(ctx, input) : getSharedContentplan(ctx, input)),
    update: ofPlan(async (ctx, { plan, contentplanId, share, shared_at: sharedAt, ...changes }) => {
      await updateContentplan(ctx, { plan, changes })
      const shared = share === undefined ? {} : await shareContentplan(ctx, { plan, share, sharedAt })
      return { contentplanId, ...shared }
    }),
  }
}
