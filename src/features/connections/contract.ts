import { z } from 'zod'
import { contentplanId } from '#features/contentplans/contract.ts'
import { workspaceId } from '#features/workspaces/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { wholeNumber } from '#platform/contract/query.ts'

/** What may stand behind an integration of a plan (N-15). */
const INTEGRATION_TYPES = ['wp-plugin', 'webflow', 'notion', 'shopify', 'custom-cms', 'ga-4', 'gsc'] as const

/** Never more than this: what is secret stays on the server. */
export const integration = z.object({
  type: z.enum(INTEGRATION_TYPES),
  connected_at: z.string(),
  /** Of wp-plugin: the address and the host of the site. */
  site_url: z.string().nullable(),
  wp_domain: z.string().nullable(),
  /** Of gsc. */
  gsc_property: z.string().nullable(),
  gsc_country: z.string().nullable(),
  gsc_url_include: z.string().nullable(),
  gsc_url_exclude: z.string().nullable(),
})

const searchConsoleProperty = z.object({
  /** As Search Console names it: `sc-domain:shop.example` or the address of a prefix. */
  domain: z.string(),
  /** Whose Google account sees it. */
  userId: z.number(),
})

/** A property of the service account that a workspace may read. */
export const propertyGrant = z.object({
  workspace: z.number(),
  workspace_name: z.string(),
  property: z.string(),
  granted_at: z.string(),
})

/** As Search Console names them: `sc-domain:shop.example`, or the address that pages begin with. */
export const propertyName = z
  .string()
  .trim()
  .max(1000)
  .regex(/^(sc-domain:|https?:\/\/)[^\s\0]+$/)

/** What the product needs of others. */
export const PORTS = ['search-console', 'serps', 'keyword-data', 'model'] as const
export type PortName = (typeof PORTS)[number]

const port = z.object({
  name: z.enum(PORTS),
  /** What it is called; null where nothing stands behind it. */
  provider: z.string().nullable(),
  /** `sandbox`: what comes from there is made up. */
  state: z.enum(['real', 'sandbox', 'none']),
  /** The account that reads for the workspace, with which things have to be shared there; null: each reads with their own. */
  sharedWith: z.string().nullable(),
})
export type Port = z.infer<typeof port>

const about = { tag: 'connections' } as const
const filter = z.string().trim().max(2000)

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
  listSearchConsoleProperties: endpoint('session', {
    ...about,
    method: 'GET',
    path: '/integrations/search-console/properties',
    summary:
      'The Search Console properties that your Google account sees, and those that are open to the workspace of the plan.',
  })
    .input(z.object({ contentplanId: contentplanId.optional() }))
    .output(z.array(searchConsoleProperty)),
  chooseSearchConsoleProperty: endpoint('session', {
    ...about,
    method: 'POST',
    path: '/integrations/search-console',
    summary: 'Says which property belongs to a content plan, and which of its rows count.',
    proof: 'always',
  })
    .input(
      z.object({
        contentplanId,
        property: z.string().trim().min(1).max(1000),
        /** Whose Google account reads it; you by default. */
        accessUser: wholeNumber({ least: 1, most: 2 ** 31 - 1 }).optional(),
        country: filter.optional(),
        urlInclude: filter.optional(),
        urlExclude: filter.optional(),
      }),
    )
    .output(z.object({ property: z.string() })),
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
