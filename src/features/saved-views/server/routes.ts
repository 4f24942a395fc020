import { ofPlan } from '#features/contentplans/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { savedViews } from '../contract.ts'
import { changeView } from './commands/change-view.ts'
import { createView } from './commands/create-view.ts'
import { deleteView } from './commands/delete-view.ts'
import { getView } from './queries/get-view.ts'
import { listViews } from './queries/list-views.ts'

export const savedViewHandlers: Handlers<typeof savedViews> = {
  list: ofPlan(async (ctx, input) => ({ views: await listViews(ctx, input) })),
  create: ofPlan(async (ctx, input) => getView(ctx, { ...input, viewId: await createView(ctx, input) })),
  change: ofPlan(async (ctx, input) => {
    await changeView(ctx, input)
    return getView(ctx, input)
  }),
  delete: ofPlan(async (ctx, input) => {
    await deleteView(ctx, input)
    return { isDeleted: true as const }
  }),
}
