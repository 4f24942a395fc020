import { z } from 'zod'
import { measures } from './search-data.ts'

const compared = z.object({ before: measures, after: measures })

/** Clusters whose page changed, the last change first, and the sums of their numbers. */
export const changedClusters = z.object({
  rows: z.array(
    compared.extend({
      article_id: z.number(),
      title: z.string(),
      article_url: z.string(),
      /** What happened to the page on that day. */
      change: z.enum(['published', 'updated']),
      changed_on: z.string(),
      /** Days before the change, and after it, that are compared: 28 at most, fewer where fewer were imported. */
      days: z.number(),
    }),
  ),
  sum: compared,
  /** Named clusters whose page was neither published nor updated within the range, or that have none. */
  unchanged: z.number(),
})
