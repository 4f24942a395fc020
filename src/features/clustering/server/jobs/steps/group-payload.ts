import { z } from 'zod'
import { GROUPING_MODES } from '../../../rules.ts'

export const groupPayload = z.object({
  contentplanId: z.number(),
  /** `add`: inactive keywords are put into clusters. `recluster`: all active keywords are clustered again. */
  mode: z.enum(GROUPING_MODES).default('add'),
  /** Whether to cluster all inactive keywords, or only those in the queue. */
  queueKeywords: z.boolean().default(true),
  /** 1..10; null for the plan's minimum score. */
  minimumScore: z.number().nullable().default(null),
  /** Whether to fetch missing and old search results. Otherwise all known results count, however old they are. */
  asksForSerps: z.boolean().default(true),
})

export type GroupPayload = z.output<typeof groupPayload>
