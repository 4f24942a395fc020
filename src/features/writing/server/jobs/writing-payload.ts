import { z } from 'zod'
import { WRITING_ENGINES } from '../../rules.ts'

export const WRITING = 'writing'

export const writingPayload = z.object({
  contentplanId: z.number(),
  articleId: z.number(),
  title: z.string(),
  engine: z.enum(WRITING_ENGINES),
  /** Other for each writing from a chosen status: what an earlier one has remembered is not used then. */
  attempt: z.string().default(''),
  /** Whether one agent is called alone: then the status of the article does not matter, and does not go back. */
  isSingle: z.boolean().default(false),
})
export type WritingPayload = z.output<typeof writingPayload>

/** An article has one active run. */
export function writingKey({ articleId }: Pick<WritingPayload, 'articleId'>): string {
  return `article ${articleId}`
}
