import { z } from 'zod'
import { PUBLISH_TARGETS, PUBLISH_STATES } from '../../rules.ts'

export const PUBLISHING = 'publishing'

export const publishPayload = z.object({
  contentplanId: z.number(),
  articleId: z.number(),
  title: z.string(),
  platform: z.enum(PUBLISH_TARGETS),
  state: z.enum(PUBLISH_STATES),
  /** The end of the address that was asked for; null: the one that it has. */
  slug: z.string().nullable(),
  /** The version of the final draft that the person saw who decided that it needs no review; null when none did. */
  unreviewedVersion: z.number().nullable(),
})
export type PublishPayload = z.output<typeof publishPayload>

/** An article goes to a system in one run at a time. */
export function publishKey({ platform, articleId }: Pick<PublishPayload, 'platform' | 'articleId'>): string {
  return `${platform} ${articleId}`
}
