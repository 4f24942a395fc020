import { z } from 'zod'

const richText = z.object({ plain_text: z.string() })

/** A page, as far as it is read. */
export const notionPage = z.object({
  object: z.literal('page'),
  id: z.string(),
  url: z.string(),
  in_trash: z.boolean(),
  parent: z.object({ page_id: z.string().optional() }),
  /** One of them is the title; the others are columns of a database. */
  properties: z.record(z.string(), z.object({ title: z.array(richText).optional() })),
})
export type NotionPage = z.infer<typeof notionPage>

const listEnd = { has_more: z.boolean(), next_cursor: z.string().nullable() }

/** What a search finds: pages, and data sources, which are read as no page. */
export const notionFound = z.object({
  results: z.array(z.union([notionPage, z.object({ object: z.string() })])),
  ...listEnd,
})

export const notionBlocks = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      created_time: z.string(),
      paragraph: z.object({ rich_text: z.array(richText) }).optional(),
    }),
  ),
  ...listEnd,
})
export type NotionBlock = z.infer<typeof notionBlocks>['results'][number]

/** An answer whose content does not matter. */
export const anything = z.unknown()
