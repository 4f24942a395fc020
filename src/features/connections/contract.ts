import { z } from 'zod'
import { contentplanId } from '#features/contentplans/contract.ts'
import { workspaceId } from '#features/workspaces/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { wholeNumber } from '#platform/contract/query.ts'

/** The kinds of integrations that a plan can have (N-15). */
const INTEGRATION_TYPES = ['wp-plugin', 'webflow', 'notion', 'shopify', 'custom-cms', 'ga-4', 'gsc'] as const

/** An integration as it is sent to browsers (N-15). Secrets stay on the server. */
export const integration = z.object({
  type: z.enum(INTEGRATION_TYPES),
  connected_at: z.string(),
  /** Only for wp-plugin: the address and the host of the site. */
  site_url: z.string().nullable(),
  wp_domain: z.string().nullable(),
  /** Only for gsc: the property and the filters of its rows. */
  gsc_property: z.string().nullable(),
  gsc_country: z.string().nullable(),
  gsc_url_include: z.string().nullable(),
  gsc_url_exclude: z.string().nullable(),
})

const searchConsoleProperty = z.object({
  /** Name of the property in Search Console: `sc-domain:shop.example`, or the address with which pages begin. */
  domain: z.string(),
  /** The user whose Google account sees the property. */
  userId: z.number(),
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
export const PORTS = ['search-console', 'serps', 'keyword-data', 'model'] as const
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
