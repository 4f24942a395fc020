import { z } from 'zod'

/** What the connector plugin says about a post of ours. */
export const article = z.object({
  external_id: z.string().min(1).max(100),
  url: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .nullable(),
  slug: z.string().max(400),
  status: z.enum(['publish', 'draft', 'future', 'private']),
})

/** The answer to taking a post away; the post may have been absent. */
export const removal = z.object({ external_id: z.string() })

export const media = z.object({ url: z.url({ protocol: /^https?$/ }).max(2_000) })

export const status = z.object({
  name: z.string(),
  url: z.string(),
  plugin: z.string(),
  wordpress: z.string(),
  languages: z.array(z.string()),
  translation: z.enum(['polylang', 'wpml']).nullable(),
  seo: z.string().nullable(),
  woocommerce: z.boolean(),
  max_upload: z.number(),
  author: z.string(),
})

export const page = z.object({
  id: z.number(),
  /** The marker of an article of ours; null for all other posts. */
  external_id: z.string().nullable(),
  url: z.string(),
  title: z.string(),
  type: z.enum(['post', 'page']),
  status: z.string(),
  /** When it was first published; absent in old versions of the plugin. */
  published: z.string().nullable().default(null),
  modified: z.string(),
})

export const category = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  parent: z.number().nullable(),
  /** Absent in old versions of the plugin, which list the categories of posts alone. */
  taxonomy: z.enum(['category', 'product_cat']).default('category'),
  /** The page that lists what is in it; null when nothing is, and absent in old versions of the plugin. */
  url: z.string().nullable().default(null),
})

export const product = z.object({
  id: z.number(),
  name: z.string(),
  url: z.string(),
  sku: z.string(),
  price: z.string(),
  currency: z.string(),
  in_stock: z.boolean(),
})

/** An error, of the plugin or of WordPress itself. */
export const refusal = z.object({ code: z.string().max(100) })

/** Any list, of 100 rows at most. */
export const list = z.object({ items: z.array(z.unknown()).max(100), total: z.number().min(0) })
