import { z } from 'zod'

/** The name of the pipeline that builds hubs. */
export const BUILDING = 'hub'

export function buildKey({ topicId }: { topicId: number }): string {
  return `hub ${topicId}`
}

export const buildPayload = z.object({
  contentplanId: z.number(),
  topicId: z.number(),
  /** The hub's name when the run was started, for its tracker. */
  name: z.string(),
})

export type BuildPayload = z.output<typeof buildPayload>
