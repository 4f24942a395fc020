import { openPlan } from '#features/contentplans/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { connections } from '../contract.ts'
import { chooseProperty } from './commands/choose-property.ts'
import { saveWordpress } from './commands/save-wordpress.ts'
import { prepareProperties } from './prepare-properties.ts'
import { listIntegrations, listPorts } from './queries.ts'
import type { ConnectionServices } from './services.ts'

export function connectionHandlers(services: ConnectionServices): Handlers<typeof connections> {
  const isSandbox = services.google?.isSandbox ?? false
  return {
    listPorts: (ctx, input) => listPorts(ctx, { ...input, ports: services.ports }),
    list: (ctx, input) => listIntegrations(ctx, input),
    saveWordpress: async (ctx, { contentplanId, apiKey }) =>
      saveWordpress(ctx, services.seals, { plan: await openPlan(ctx, contentplanId), apiKey }),
    listSearchConsoleProperties: async (ctx) => {
      const listProperties = await prepareProperties(ctx, services)
      return async () => (await listProperties()).map((domain) => ({ domain, userId: ctx.userId }))
    },
    chooseSearchConsoleProperty: async (ctx, { contentplanId, ...choice }) =>
      chooseProperty(ctx, { ...choice, isSandbox, plan: await openPlan(ctx, contentplanId) }),
  }
}
