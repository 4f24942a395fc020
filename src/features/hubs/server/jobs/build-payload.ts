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
  /** Whether to fetch search results: a provider was connected when the run was started. */
  asksForSerps: z.boolean(),
  // How the steps of a clustering work in it.
  mode: z.literal('add').default('add'),
  queueKeywords: z.literal(false).default(false),
  minimumScore: z.null().default(null),
})

export type BuildPayload = z.output<typeof buildPayload>
