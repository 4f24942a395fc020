import { z } from 'zod'

/** What a run is about. */
export const groupPayload = z.object({
  contentplanId: z.number(),
  /** Whether all inactive keywords are wanted, or those that are queued already. */
  queueKeywords: z.boolean(),
})

export type GroupPayload = z.infer<typeof groupPayload>
