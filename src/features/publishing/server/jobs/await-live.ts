import { z } from 'zod'
import { openPlan, type Plan } from '#features/contentplans/server/index.ts'
import type { RemotePost } from '#integrations/publisher/index.ts'
import { pipeline, step } from '#platform/server/jobs/pipeline.ts'
import { RetryAfter } from '#platform/server/jobs/retry-after.ts'
import { PLATFORM_NAMES, PUBLISH_TARGETS } from '../../rules.ts'
import { keepPublication, noteFailure } from '../commands/publication-changes.ts'
import { startPage } from '../commands/start-page.ts'
import { findPublication, type PublicationRow } from '../queries/publication-rows.ts'
import type { PublishContext } from './open-publishing.ts'
import { publishKey } from './publish-payload.ts'
import type { PublishingServices } from './publishing-services.ts'

const payload = z.object({
  contentplanId: z.number(),
  articleId: z.number(),
  platform: z.enum(PUBLISH_TARGETS),
  title: z.string(),
  /** The version of the text that a person has let pass without a review; null: a review is as it was. */
  approvedVersion: z.number().nullable(),
})
type Payload = z.infer<typeof payload>

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 3_600
const DAY_SECONDS = 86_400
/** How long a post may have been accepted, and how long to wait then until the next look. */
const WAITS = [
  [2 * MINUTE_SECONDS, 15],
  [HOUR_SECONDS, 5 * MINUTE_SECONDS],
  [DAY_SECONDS, HOUR_SECONDS],
] as const

interface Seen {
  known: PublicationRow
  /** null when it was not shown for a day, or is gone. */
  post: RemotePost | null
}

/** Looks whether a system shows an article that it has accepted: often at first, and for a day at most. */
export const awaitLive = pipeline<Payload, PublishingServices>({
  name: 'await-live',
  payload,
  key: publishKey,
  about: ({ contentplanId }) => ({ contentplanId }),
  isQuiet: true,
  steps: [
    step<Payload, PublishingServices, Seen | null>({
      name: 'Looking',
      work: lookForPost,
      keep: async ({ database, run }, seen, given) => {
        if (seen === null) return
        const { contentplanId, articleId, platform } = given
        const plan = await openPlan({ database, workspaceId: run.workspaceId }, contentplanId)
        const { known, post } = seen
        const of = { plan, articleId, platform, place: known.place, marker: known.marker }
        const writes = { database, actor: { kind: 'run' as const, userId: run.userId } }
        if (post === null)
          return noteFailure(writes, {
            ...of,
            slug: known.slug,
            error: `${PLATFORM_NAMES[platform]} accepted the article and does not show it. Please look at it there, or publish it again.`,
          })
        const url = post.url ?? known.url
        const { textVersion } = known
        // Of a text that was sent again meanwhile, the review counts.
        const approvedVersion = given.approvedVersion === textVersion ? textVersion : null
        await startPage(writes, { plan, articleId, state: 'live', url, before: known.url, approvedVersion })
        await keepPublication(writes, {
          ...of,
          state: 'live',
          slug: post.slug,
          remoteId: post.id,
          url,
          textVersion,
        })
      },
    }),
  ],
})

/** null when the post is not awaited any more, because it was published again or taken away. */
async function lookForPost(ctx: PublishContext, given: Payload): Promise<Seen | null> {
  const { database, run, signal, services, now } = ctx
  const { contentplanId, articleId, platform, title } = given
  const { plan, known } = await database.transaction().execute(async (open) => {
    const opened: Plan = await openPlan({ database: open, workspaceId: run.workspaceId }, contentplanId)
    const of = { plan: opened, articleId, platform }
    return { plan: opened, known: await findPublication({ database: open }, of) }
  })
  if (known?.state !== 'pending') return null
  const target = await services.publishing.openTarget({ database }, { plan, platform })
  if (target.place !== known.place) return null
  const { marker, remoteId, slug, askedAt } = known
  const post = await target.publisher.find({ marker, remoteId, slug, title, askedAt }, { signal })
  if (post?.state === 'live') return { known, post }
  const age = (now.getTime() - known.updatedAt.getTime()) / 1_000
  const wait = WAITS.find(([until]) => age < until)
  if (post?.state === 'pending' && wait !== undefined)
    throw new RetryAfter(wait[1], 'The article is accepted and not shown yet.')
  return { known, post: null }
}
