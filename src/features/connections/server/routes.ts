import { ofPlan } from '#features/contentplans/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { connections } from '../contract.ts'
import { saveWordpress } from './commands/save-wordpress.ts'
import { prepareProperties } from './properties/prepare-properties.ts'
import {
  isOwner,
  listOpenProperties,
  listPropertyGrants,
  requireOwner,
  setPropertyGrant,
} from './properties/property-grants.ts'
import { listIntegrations, listPorts } from './queries/list-integrations.ts'
import type { ConnectionServices } from './google/connection-services.ts'

export function connectionHandlers(services: ConnectionServices): Handlers<typeof connections> {
  return {
    listPorts: async (ctx, input) => {
      const isShared = (await listOpenProperties(ctx)).size > 0 || (await isOwner(ctx, services))
      return listPorts(ctx, { ...input, ports: services.ports, isShared })
    },
    list: (ctx, input) => listIntegrations(ctx, input),
    saveWordpress: ofPlan((ctx, input) => saveWordpress(ctx, services, input)),
    listSearchConsoleProperties: async (ctx) => {
      const listProperties = await prepareProperties(ctx, services)
      return async () => (await listProperties()).map((domain) => ({ domain, userId: ctx.userId }))
    },
    listPropertyGrants: async (ctx) => {
      await requireOwner(ctx, services)
      return listPropertyGrants(ctx)
    },
    setPropertyGrant: async (ctx, { workspace, property, is_granted: isGranted }) => {
      await requireOwner(ctx, services)
      await setPropertyGrant(ctx, { workspace, property, isGranted })
      return listPropertyGrants(ctx)
    },
  }
}
