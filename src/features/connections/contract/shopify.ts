import { z } from 'zod'
import { contentplanId } from '#features/contentplans/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { integration } from './integration.ts'

const about = { tag: 'connections' } as const
const word = z.string().max(2_000).default('')
const MOST_OTHERS = 20

const blog = z.object({
  /** `gid://shopify/Blog/123`. */
  id: z.string(),
  title: z.string(),
  handle: z.string(),
})

/** A plan's connection to a blog of a Shopify store. */
export const shopifyEndpoints = {
  connectShopify: endpoint('session', {
    ...about,
    method: 'POST',
    path: '/integrations/shopify/oauth',
    summary:
      'Connects a content plan to a Shopify store in two steps. `initiate` gives the address of the page on which the store asks its people; it is valid once, for ten minutes, in this session. `callback` takes what Shopify sent the user back with.',
    proof: { action: 'initiate' },
  })
    .input(
      z.object({
        contentplanId,
        action: z.enum(['initiate', 'callback']),
        /** For `initiate`: the store (`name.myshopify.com`), and `/shopify-auth-callback` of this installation. */
        shopifyStore: z.string().trim().max(500).default(''),
        redirectUri: z.string().trim().max(500).default(''),
        /** For `callback`: the parameters of the address to which Shopify sent the user back. */
        code: word,
        shop: word,
        state: word,
        hmac: word,
        timestamp: word,
        host: word,
        /** Those that have no field here, because Shopify signs them, too. */
        others: z
          .record(z.string().max(100), z.string().max(2_000))
          .refine((found) => Object.keys(found).length <= MOST_OTHERS)
          .default({}),
      }),
    )
    .output(
      z.object({
        /** Of `initiate`; null for `callback`. */
        authUrl: z.string().nullable(),
        shopify_store: z.string(),
      }),
    ),
  listShopifyBlogs: endpoint('session', {
    ...about,
    method: 'GET',
    path: '/integrations/shopify/blogs',
    summary:
      'The blogs of the Shopify store that a content plan is connected to. `connect`: it is connected to none yet; `not_set_up`: this installation has no app at Shopify.',
  })
    .input(z.object({ contentplanId }))
    .output(
      z.object({
        state: z.enum(['not_set_up', 'connect', 'connected']),
        /** Whether the stores are made up. */
        isSandbox: z.boolean(),
        blogs: z.array(blog),
      }),
    ),
  saveShopify: endpoint('session', {
    ...about,
    method: 'POST',
    path: '/integrations/shopify',
    summary: 'Says to which blog of its Shopify store a content plan publishes.',
  })
    .input(
      z.object({
        contentplanId,
        type: z.literal('shopify'),
        shopifyStore: z.string().trim().max(500),
        /** The `id` of one of its blogs. */
        shopifyBlogId: z.string().trim().max(100),
      }),
    )
    .output(integration),
}
