import { z } from 'zod'
import { measures } from './search-data.ts'

const compared = z.object({ before: measures, after: measures })

const changeKind = z.enum(['published', 'updated'])

/** Clusters whose page changed, the last change first, and the sums of the numbers of all of them. */
export const changedClusters = z.object({
  /** One page of them. */
  rows: z.array(
    compared.extend({
      article_id: z.number(),
      title: z.string(),
      article_url: z.string(),
      /** What happened to the page on that day. */
      change: changeKind,
      changed_on: z.string(),
      /** Days before the change, and after it, that are compared: 28 at most, fewer where fewer were imported. */
      days: z.number(),
    }),
  ),
  /** How many changed, on all pages. */
  total: z.number(),
  /** The changes of all of them by day, the first day first. */
  changes: z.array(
    z.object({
      change: changeKind,
      day: z.string(),
      /** How many clusters. */
      count: z.number(),
      /** The title of the cluster when it is one. */
      title: z.string().nullable(),
    }),
  ),
  sum: compared,
  /** Named clusters whose page was neither published nor updated within the range, or that have none. */
  unchanged: z.number(),
})
