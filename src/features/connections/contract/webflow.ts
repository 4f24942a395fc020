import { z } from 'zod'
import { contentplanId } from '#features/contentplans/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { LONGEST_WEBFLOW_KEY, SHORTEST_WEBFLOW_KEY } from './webflow-key.ts'
import { integration } from './integration.ts'

const apiKey = z
  .string()
  .trim()
  .min(SHORTEST_WEBFLOW_KEY, `a key has ${SHORTEST_WEBFLOW_KEY} characters or more`)
  .max(LONGEST_WEBFLOW_KEY)
  .regex(/^[!-~]*$/, 'a key has letters, digits and signs, without spaces')

const remoteId = z.string().regex(/^[\w-]{1,100}$/, 'choose one from the list')

/** The slug of a field of a collection. */
const fieldSlug = z.string().regex(/^[\w-]{1,256}$/, 'choose a field from the list')

/** A field of a collection. */
const webflowField = z.object({
  slug: z.string(),
  name: z.string(),
  /** Such as RichText and PlainText. */
  type: z.string(),
  is_required: z.boolean(),
})
export type WebflowField = z.infer<typeof webflowField>

const about = { tag: 'connections', method: 'POST', needsRoom: false } as const

export const webflowEndpoints = {
  saveWebflow: endpoint('session', {
    tag: 'connections',
    method: 'POST',
    path: '/integrations/webflow',
    summary: 'Connects a collection of a Webflow site by a key of that site.',
    proof: 'always',
  })
    .input(
      z.object({
        contentplanId,
        type: z.literal('webflow'),
        apiKey,
        siteId: remoteId,
        collectionId: remoteId,
        /** A field of type RichText. */
        wfSchemaBody: fieldSlug,
        /** A field of type PlainText. */
        wfSchemaSummary: fieldSlug,
      }),
    )
    .output(integration),
  listWebflowSites: endpoint('session', {
    ...about,
    path: '/integrations/webflow/sites',
    summary: 'The Webflow sites that a key is for; none when the key is wrong.',
  })
    .input(z.object({ apiKey }))
    .output(z.array(z.object({ id: z.string(), name: z.string(), host: z.string().nullable() }))),
  listWebflowCollections: endpoint('session', {
    ...about,
    path: '/integrations/webflow/collections',
    summary: 'The collections of a Webflow site.',
  })
    .input(z.object({ apiKey, siteId: remoteId }))
    .output(z.array(z.object({ id: z.string(), name: z.string(), slug: z.string() }))),
  listWebflowFields: endpoint('session', {
    ...about,
    path: '/integrations/webflow/collection-schema',
    summary: 'The fields of a Webflow collection.',
  })
    .input(z.object({ apiKey, collectionId: remoteId }))
    .output(z.array(webflowField)),
}
