import { z } from 'zod'
import { stepProgress } from '#platform/contract/run-messages.ts'

/** The last reading of the pages of a WordPress. */
export const wordpressReading = z.object({
  /** The run that reads; null when there was none. */
  run_id: z.number().nullable(),
  /** `never`: none was started, or it was too long ago to be remembered. */
  state: z.enum(['never', 'active', 'done', 'failed']),
  /** How many of the rows of WordPress were read, as far as it has said how many there are. */
  progress: stepProgress.nullable(),
  /** What came of it, or why it failed or waits, in words for users. */
  note: z.string().nullable(),
  ended_at: z.string().nullable(),
})
export type WordpressReading = z.infer<typeof wordpressReading>
