import { z } from 'zod'

/** A part of a path: dots would lead out of it. */
const id = z.string().regex(/^[\w-]{1,100}$/)
const name = z.string().max(2_000)

const domain = z.object({
  /** A host name, in some answers with https:// before it. */
  url: z.string().max(500).nullish(),
  /** null for a domain to which the site was never published. */
  lastPublished: z.string().nullish(),
})

export const webflowSite = z.object({
  id,
  displayName: name.nullish(),
  /** The site is also at this name below webflow.io. */
  shortName: name.nullish(),
  customDomains: z.array(domain).nullish(),
})

export const webflowSites = z.object({ sites: z.array(webflowSite) })

const collectionHead = z.object({ id, displayName: name, slug: name.nullish() })

export const webflowCollections = z.object({ collections: z.array(collectionHead) })

const field = z.object({
  slug: z.string().min(1).max(256),
  displayName: name,
  /** Such as RichText and PlainText. */
  type: z.string().max(100),
  isRequired: z.boolean().nullish(),
  validations: z.object({ maxLength: z.number().nullish() }).nullish().catch(null),
})
export type WebflowField = z.infer<typeof field>

export const webflowCollection = collectionHead.extend({ fields: z.array(field) })
export type WebflowCollection = z.infer<typeof webflowCollection>

export const webflowItem = z.object({
  id,
  /** When it was last sent to the live site; null when it never was. */
  lastPublished: z.string().nullish(),
  createdOn: z.string().nullish(),
  isArchived: z.boolean().nullish(),
  isDraft: z.boolean().nullish(),
  fieldData: z.object({ name: z.string(), slug: z.string() }),
})
export type WebflowItem = z.infer<typeof webflowItem>

export const webflowItems = z.object({ items: z.array(webflowItem) })

export const webflowPublished = z.object({
  publishedItemIds: z.array(z.string()).nullish(),
  errors: z.array(z.unknown()).nullish(),
})

/** An error of the API: its code, and for validation errors what is wrong. */
export const webflowRefusal = z.object({
  code: z.string().max(100),
  details: z
    .array(
      z.object({
        param: z.string().nullish().catch(null),
        description: z.string().nullish().catch(null),
      }),
    )
    .nullish()
    .catch(null),
})
