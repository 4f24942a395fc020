import { z } from 'zod'
import { contentplanId } from '#features/contentplans/contract.ts'
import { workspaceId } from '#features/workspaces/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { sentBytes } from '#platform/contract/files.ts'
import { wholeNumber } from '#platform/contract/query.ts'
import { cmsTrial, typedCms } from './contract/custom-cms.ts'
import { integration, PUBLISHER_TYPES } from './contract/integration.ts'
import { notionEndpoints } from './contract/notion.ts'
import { webflowEndpoints } from './contract/webflow.ts'
import { shopifyEndpoints } from './contract/shopify.ts'
import { wordpressReading } from './contract/wordpress-reading.ts'
import { wordpressPasswordEndpoints } from './contract/wordpress.ts'

export * from './contract/integration.ts'

const searchConsoleProperty = z.object({
  /** Name of the property in Search Console: `sc-domain:shop.example`, or the address with which pages begin. */
  domain: z.string(),
  /** The user whose Google account sees the property. */
  userId: z.number(),
})

const analyticsProperty = z.object({
  /** `properties/123`. */
  property: z.string(),
  name: z.string(),
  /** Name of the account in Google Analytics that the property belongs to. */
  account: z.string(),
})

/** A property of the service account that a workspace may read. */
export const propertyGrant = z.object({
  workspace: z.number(),
  workspace_name: z.string(),
  property: z.string(),
  granted_at: z.string(),
})

/** Name of a property in Search Console: `sc-domain:shop.example`, or the address with which pages begin. */
export const propertyName = z
  .string()
  .trim()
  .max(1000)
  .regex(/^(sc-domain:|https?:\/\/)[^\s\0]+$/)

/** The outside services that the product uses. */
export const PORTS = ['search-console', 'web-analytics', 'serps', 'keyword-data', 'model'] as const
export type PortName = (typeof PORTS)[number]

const port = z.object({
  name: z.enum(PORTS),
  /** Name of the provider; null when there is none. */
  provider: z.string().nullable(),
  /** `sandbox`: its data are made up. */
  state: z.enum(['real', 'sandbox', 'none']),
  /**
   * The account that reads for the workspace, with which users must share their properties; null when each user's own
   * account reads.
   */
  sharedWith: z.string().nullable(),
})
export type Port = z.infer<typeof port>

const about = { tag: 'connections' } as const
/** Characters of a list of events, at most. */
const LONGEST_EVENTS = 5_000

export const connections = {
  listPorts: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/workspace/{workspaceId}/ports',
    summary: 'What stands behind the services that a workspace uses, and what of it is made up.',
  })
    .input(z.object({ workspaceId }))
    .output(z.array(port)),
  list: endpoint('session', {
    ...about,
    method: 'GET',
    path: '/integrations/{contentplanId}',
    summary: 'What a content plan is connected to.',
  })
    .input(z.object({ contentplanId }))
    .output(z.array(integration)),
  saveWordpress: endpoint('session', {
    ...about,
    method: 'POST',
    path: '/integrations/wordpress',
    summary: 'Connects the WordPress plugin by its API key.',
  })
    .input(
      z.object({ contentplanId, type: z.literal('wp-plugin'), apiKey: z.string().trim().min(1).max(1000) }),
    )
    .output(z.object({ wp_domain: z.string() })),
  readWordpressPages: endpoint('session', {
    ...about,
    method: 'POST',
    path: '/integrations/wordpress/pages',
    summary:
      'Starts to read the posts, pages, categories and products of the connected WordPress into the pages of the plan; a reading that goes on already is given instead.',
  })
    .input(z.object({ contentplanId }))
    .output(z.object({ runId: z.number(), isNew: z.boolean() })),
  getWordpressReading: endpoint('session', {
    ...about,
    method: 'GET',
    path: '/integrations/wordpress/pages',
    summary: 'The last reading of the pages of the connected WordPress, and what came of it.',
  })
    .input(z.object({ contentplanId }))
    .output(wordpressReading),
  ...wordpressPasswordEndpoints,
  downloadWordpressPlugin: endpoint('session', {
    ...about,
    method: 'GET',
    path: '/integrations/wordpress/plugin',
    summary: 'The connector plugin as a zip file that WordPress installs.',
  }).output(sentBytes()),
  saveCustomCms: endpoint('session', {
    ...about,
    method: 'POST',
    path: '/integrations/custom-cms',
    summary: "Connects a CMS of the user's own by the address and the key of its API.",
    proof: 'always',
  })
    .input(typedCms)
    .output(integration),
  testCustomCms: endpoint('session', {
    ...about,
    method: 'POST',
    path: '/integrations/custom-cms/test',
    summary:
      'Lists the posts of a custom CMS once, which changes nothing there, and says what was sent and answered. Without an address, what is saved is tried.',
    needsRoom: false,
  })
    .input(typedCms.extend({ apiBaseUrl: typedCms.shape.apiBaseUrl.default('') }))
    .output(cmsTrial),
  ...notionEndpoints,
  ...webflowEndpoints,
  ...shopifyEndpoints,
  disconnectPublisher: endpoint('session', {
    ...about,
    method: 'DELETE',
    path: '/integrations/publisher/{type}/{contentplanId}',
    summary:
      'Ends the connection of a content plan to a publishing system and forgets its key. What is published stays.',
  })
    .input(z.object({ contentplanId, type: z.enum(PUBLISHER_TYPES) }))
    .output(z.object({ isConnected: z.literal(false) })),
  listSearchConsoleProperties: endpoint('session', {
    ...about,
    method: 'GET',
    path: '/integrations/search-console/properties',
    summary:
      'The Search Console properties that your Google account sees, and those that are open to the workspace of the plan.',
  })
    .input(z.object({ contentplanId: contentplanId.optional() }))
    .output(z.array(searchConsoleProperty)),
  listAnalyticsProperties: endpoint('session', {
    ...about,
    method: 'GET',
    path: '/integrations/google-analytics-properties',
    summary:
      'The Google Analytics 4 properties that your Google account sees; `connect` as long as it does not let Keyloom read them.',
  }).output(z.object({ state: z.enum(['connect', 'connected']), properties: z.array(analyticsProperty) })),
  chooseAnalyticsProperty: endpoint('session', {
    ...about,
    method: 'POST',
    path: '/integrations/google-analytics-property',
    summary: 'Says which Google Analytics 4 property belongs to a content plan, and which events count.',
    proof: 'always',
  })
    .input(
      z.object({
        contentplanId,
        type: z.literal('ga-4'),
        gaProperty: z
          .string()
          .max(100)
          .regex(/^properties\/\d{1,20}$/, 'write a property like properties/123'),
        /** What the property is called; its name in Google Analytics by default. */
        gaName: z.string().trim().max(500).default(''),
        /** Names of events, with commas between. */
        ga_events: z.string().max(LONGEST_EVENTS).default(''),
      }),
    )
    .output(integration),
  disconnectAnalyticsProperty: endpoint('session', {
    ...about,
    method: 'DELETE',
    path: '/integrations/google-analytics-property/{contentplanId}',
    summary: 'Ends the connection of a content plan to Google Analytics.',
  })
    .input(z.object({ contentplanId }))
    .output(z.object({ isConnected: z.literal(false) })),
  listPropertyGrants: endpoint('session', {
    ...about,
    method: 'GET',
    path: '/installation/property-grants',
    summary:
      'Which properties of the service account each workspace may read; for the owner of the installation.',
  }).output(z.array(propertyGrant)),
  setPropertyGrant: endpoint('session', {
    ...about,
    method: 'PUT',
    path: '/installation/property-grants',
    proof: 'always',
    summary:
      'Opens a property of the service account to a workspace, or closes it; for the owner of the installation.',
  })
    .input(
      z.object({
        /** Any workspace of the installation. */
        workspace: wholeNumber({ least: 1, most: 2 ** 31 - 1 }),
        property: propertyName,
        is_granted: z.boolean(),
      }),
    )
    .output(z.array(propertyGrant)),
}
