import { z } from 'zod'

/** What a run is about. */
export const groupPayload = z.object({
  contentplanId: z.number(),
  /** Inactive keywords find clusters, or all active ones are clustered anew. */
  mode: z.enum(['add', 'recluster']).default('add'),
  /** Whether all inactive keywords are wanted, or those that are queued already. */
  queueKeywords: z.boolean().default(true),
  /** 1..10; null: the plan's. */
  minimumScore: z.number().nullable().default(null),
  /** Whether search results are asked for where they are missing or old; without it what is known counts, however old. */
  asksForSerps: z.boolean().default(true),
})

export type GroupPayload = z.output<typeof groupPayload>
