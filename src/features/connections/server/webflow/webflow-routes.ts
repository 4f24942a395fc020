import { enterAgain, ofPlan } from '#features/contentplans/server/index.ts'
import {
  listWebflowCollections,
  listWebflowSites,
  readWebflowCollection,
  type WebflowSite,
} from '#integrations/publisher/webflow-sites.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { webflowEndpoints } from '../../contract/webflow.ts'
import type { ConnectionServices } from '../google/connection-services.ts'
import { checkWebflowChoice, saveWebflow } from './save-webflow.ts'

/** The choice of a collection in Webflow. Webflow is asked after the transaction of the request. */
export function webflowHandlers(services: ConnectionServices): Handlers<typeof webflowEndpoints> {
  const { webflow } = services
  return {
    saveWebflow: ofPlan(async (ctx, { plan, ...choice }) => async () => {
      const { host } = await checkWebflowChoice(services, choice, { signal: ctx.gone })
      return enterAgain(services, { ...ctx, contentplanId: plan.id }, ({ database }) =>
        saveWebflow({ ...ctx, database }, services, { ...choice, plan, host }),
      )
    }),
    listWebflowSites:
      async ({ gone }, { apiKey }) =>
      async () => {
        const sites = listWebflowSites(webflow(apiKey), { signal: gone })
        return sites.catch((error: unknown): WebflowSite[] => {
          // A wrong key has no sites.
          if (error instanceof AdapterError && error.kind === 'auth') return []
          throw error
        })
      },
    listWebflowCollections:
      async ({ gone }, { apiKey, siteId }) =>
      async () =>
        listWebflowCollections(webflow(apiKey), siteId, { signal: gone }),
    listWebflowFields:
      async ({ gone }, { apiKey, collectionId }) =>
      async () => {
        const { fields } = await readWebflowCollection(webflow(apiKey), collectionId, { signal: gone })
        return fields.map(({ slug, displayName, type, isRequired }) => ({
          slug,
          name: displayName,
          type,
          is_required: isRequired === true,
        }))
      },
  }
}
