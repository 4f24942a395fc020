import { z } from 'zod'
import { WRITING_ENGINES } from '../../rules.ts'

export const WRITING = 'writing'

export const writingPayload = z.object({
  contentplanId: z.number(),
  articleId: z.number(),
  title: z.string(),
  engine: z.enum(WRITING_ENGINES),
  /** Another one for each writing, except for a run that goes on where one has failed: that uses what was remembered. */
  attempt: z.string().default(''),
  /** Whether one agent is called alone: then the status of the article does not matter, and does not go back. */
  isSingle: z.boolean().default(false),
  /** Whether it takes its credit when it begins, and not when it was asked for: so does one that stands in line. */
  takesCredit: z.boolean().default(false),
})
export type WritingPayload = z.output<typeof writingPayload>

/** An article has one active run. */
export function writingKey({ articleId }: Pick<WritingPayload, 'articleId'>): string {
  return `article ${articleId}`
}
