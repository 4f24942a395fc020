import { enterAgain, ofPlan, type Plan } from '#features/contentplans/server/index.ts'
import { InvalidField } from '#platform/errors.ts'
import type { Handlers, MemberContext } from '#platform/server/api/handlers.ts'
import type { Started } from '#platform/server/jobs/start-pipeline.ts'
import type { connections } from '../contract.ts'
import { explainEvents, splitEvents } from '../rules.ts'
import { saveWordpress } from './commands/save-wordpress.ts'
import { disconnectPublisher } from './commands/disconnect-publisher.ts'
import { sendWordpressPlugin } from './publishing/send-wordpress-plugin.ts'
import { prepareTrial } from './custom-cms/prepare-trial.ts'
import { saveCustomCms } from './custom-cms/save-custom-cms.ts'
import { prepareProperties } from './properties/prepare-properties.ts'
import {
  isOwner,
  listOpenProperties,
  listPropertyGrants,
  requireOwner,
  setPropertyGrant,
} from './properties/property-grants.ts'
import {
  chooseAnalyticsProperty,
  disconnectAnalyticsProperty,
} from './analytics/choose-analytics-property.ts'
import { prepareAnalyticsChoice } from './analytics/prepare-analytics-choice.ts'
import { prepareAnalyticsProperties } from './analytics/list-analytics-properties.ts'
import { notionHandlers } from './notion/notion-handlers.ts'
import { shopifyHandlers } from './shopify/shopify-handlers.ts'
import { getWordpressReading } from './queries/get-wordpress-reading.ts'
import { listIntegrations, listPorts } from './queries/list-integrations.ts'
import {
  checkWordpressPassword,
  readTypedSite,
  saveWordpressPassword,
} from './commands/save-wordpress-password.ts'
import { webflowHandlers } from './webflow/webflow-routes.ts'
import type { ConnectionServices } from './google/connection-services.ts'

interface StartsReading {
  /** Starts the run that reads the pages of a plan's WordPress. Throws NotConnected without a WordPress. */
  startReading(ctx: MemberContext, of: { plan: Plan }): Promise<Started>
}

export function connectionHandlers(
  services: ConnectionServices,
  { startReading }: StartsReading,
): Handlers<typeof connections> {
  const isSandbox = services.google?.isSandbox ?? false
  return {
    listPorts: async (ctx, input) => {
      const isShared = (await listOpenProperties(ctx)).size > 0 || (await isOwner(ctx, services))
      return listPorts(ctx, { ...input, ports: services.ports, isShared })
    },
    list: (ctx, input) => listIntegrations(ctx, input),
    saveWordpress: ofPlan(async (ctx: MemberContext, input) => {
      const saved = await saveWordpress(ctx, services, input)
      await startReading(ctx, input)
      return saved
    }),
    readWordpressPages: ofPlan((ctx: MemberContext, input) => startReading(ctx, input)),
    getWordpressReading: ofPlan((ctx, input) => getWordpressReading(ctx, input)),
    saveWordpressPassword: ofPlan(async (ctx, { plan, ...typed }) => {
      const siteUrl = readTypedSite({ plan, siteUrl: typed.siteUrl })
      return async () => {
        const access = { ...typed, siteUrl, plan }
        const { restRoot } = await checkWordpressPassword(services, access, { signal: ctx.gone })
        return enterAgain(services, { ...ctx, contentplanId: plan.id }, async ({ database }) => {
          const open = { ...ctx, database }
          const saved = await saveWordpressPassword(open, services, { ...access, restRoot })
          await startReading(open, { plan })
          return saved
        })
      }
    }),
    downloadWordpressPlugin: async () => sendWordpressPlugin(),
    saveCustomCms: ofPlan((ctx, input) => saveCustomCms(ctx, services, input)),
    testCustomCms: ofPlan((ctx, input) => prepareTrial(ctx, services, input)),
    ...notionHandlers(services),
    ...webflowHandlers(services),
    ...shopifyHandlers(services),
    disconnectPublisher: ofPlan(async (ctx, input) => {
      await disconnectPublisher(ctx, input)
      return { isConnected: false as const }
    }),
    listSearchConsoleProperties: async (ctx) => {
      const listProperties = await prepareProperties(ctx, services)
      return async () => (await listProperties()).map((domain) => ({ domain, userId: ctx.userId }))
    },
    listAnalyticsProperties: (ctx) => prepareAnalyticsProperties(ctx, services),
    chooseAnalyticsProperty: ofPlan(async (ctx, { plan, gaProperty, gaName, ga_events: events }) => {
      const names = splitEvents(events)
      const problem = explainEvents(names)
      if (problem !== null) throw new InvalidField('ga_events', problem)
      const check = await prepareAnalyticsChoice(ctx, services, { plan, property: gaProperty })
      return async () => {
        const { name, accessUser } = await check()
        const choice = { property: gaProperty, name: gaName || name, events: names, accessUser, isSandbox }
        return enterAgain(services, { ...ctx, contentplanId: plan.id }, ({ database }) =>
          chooseAnalyticsProperty({ ...ctx, database }, { ...choice, plan }),
        )
      }
    }),
    disconnectAnalyticsProperty: ofPlan(async (ctx, { plan }) => {
      await disconnectAnalyticsProperty(ctx, { plan })
      return { isConnected: false as const }
    }),
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
