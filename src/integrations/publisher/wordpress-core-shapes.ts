import { z } from 'zod'

/** A post of WordPress's own REST API, as its editors see it. */
export const corePost = z.object({
  id: z.number(),
  link: z.url({ protocol: /^https?$/ }).max(2_000),
  slug: z.string().max(400),
  status: z.string().max(50),
  content: z.object({ raw: z.string().default('') }).optional(),
})
export type CorePost = z.infer<typeof corePost>
export const corePosts = z.array(corePost).max(100)

/** The fields of a post that are asked for. */
export const POST_FIELDS = 'id,link,slug,status,content'

/** A time of WordPress without its zone, which is that of Greenwich. */
const coreTime = z
  .string()
  .max(40)
  .nullable()
  .transform((time) => (time === null ? '' : `${time}Z`))

/** A post or a page in a list. */
export const coreListed = z.object({
  id: z.number(),
  link: z.string().max(2_000),
  title: z.object({ rendered: z.string().max(20_000) }),
  status: z.string().max(50),
  date_gmt: coreTime,
  modified_gmt: coreTime,
})

/** A category in a list. */
export const coreListedCategory = z.object({
  id: z.number(),
  name: z.string().max(2_000),
  slug: z.string().max(400),
  parent: z.number(),
  count: z.number(),
  link: z.string().max(2_000),
})

/** The ids of what was found. */
export const coreIds = z.array(z.object({ id: z.number() })).max(100)

export const coreMedia = z.object({
  id: z.number(),
  slug: z.string(),
  source_url: z.url({ protocol: /^https?$/ }).max(2_000),
})

export const coreCategory = z.object({ id: z.number(), name: z.string() })

/** The user whose application password was sent. */
export const coreUser = z.object({
  name: z.string(),
  capabilities: z.record(z.string(), z.unknown()),
})

/** What the REST API of a site says of itself. */
export const coreIndex = z.object({
  namespaces: z.array(z.string()),
  /** PHP writes an empty one as a list. */
  authentication: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).default([]),
})

/** An error of WordPress. */
export const coreRefusal = z.object({
  code: z.string().max(100),
  data: z.object({ params: z.record(z.string(), z.unknown()).optional() }).nullish(),
})
