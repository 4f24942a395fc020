import { z } from 'zod'

/** A page that ranks for the keywords of a cluster, as it was read: the visible text, nothing else. */
export const sourcePage = z.object({
  url: z.string(),
  /** Position in the search results, from 1. */
  position: z.number().int(),
  title: z.string(),
  /** As the page or its text says: en. */
  language: z.string().nullable(),
  /** When it was published or last changed: 2031-05-01. */
  date: z.string().nullable(),
  headings: z.array(z.object({ level: z.number().int(), text: z.string() })),
  /** The main text; a line for each paragraph, heading, item and cell. */
  text: z.string(),
  wordCount: z.number().int(),
})
export type SourcePage = z.infer<typeof sourcePage>
