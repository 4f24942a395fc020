import type { Handlers } from '#platform/server/api/handlers.ts'
import type { contentplans } from '../contract.ts'
import { createContentplan } from './commands/create-contentplan.ts'
import { getContentplan, listContentplans } from './queries.ts'

export const contentplanHandlers: Handlers<typeof contentplans> = {
  create: (ctx, plan) => createContentplan(ctx, plan),
  list: (ctx, input) => listContentplans(ctx, input),
  get: (ctx, input) => getContentplan(ctx, input),
}
