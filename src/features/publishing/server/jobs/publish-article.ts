import { openPlan, type Plan } from '#features/contentplans/server/index.ts'
import type { RemotePost } from '#integrations/publisher/index.ts'
import { Explained } from '#platform/errors.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { startPipeline } from '#platform/server/jobs/start-pipeline.ts'
import { pipeline, step, type KeepContext } from '#platform/server/jobs/pipeline.ts'
import { listImages } from '../../rendering/index.ts'
import { PLATFORM_NAMES, type PublishState, type PublishTarget } from '../../rules.ts'
import { noteConnection } from '../commands/note-connection.ts'
import { keepPublication, noteFailure } from '../commands/publication-changes.ts'
import { startPage } from '../commands/start-page.ts'
import { copyImages } from '../images/copy-images.ts'
import { listCopied } from '../images/copied-images.ts'
import { composeOutgoing } from '../material/compose-outgoing.ts'
import type { Target } from '../targets/target.ts'
import { awaitLive } from './await-live.ts'
import { AccessLost, isAboutConnection, isAccessLost } from './access-lost.ts'
import { openPublishing, type Publishing, type PublishContext } from './open-publishing.ts'
import { publishPost } from './publish-post.ts'
import { PUBLISHING, publishKey, publishPayload, type PublishPayload } from './publish-payload.ts'
import type { PublishingServices } from './publishing-services.ts'

const FIRST_LOOK_SECONDS = 5

interface Published extends Pick<Publishing, 'plan' | 'article' | 'known'> {
  place: string
  marker: string
  post: RemotePost
  isNewAgain: boolean
  /** Images that were left out. */
  missing: number
  indexing: Indexing
}

const copying = step<PublishPayload, PublishingServices, null>({
  name: 'Copying images',
  attempts: 4,
  backOffSeconds: 5,
  work: (ctx, payload) =>
    noting(ctx, payload, async (opened) => {
      const { plan, target, article } = opened
      await copyImages(
        { database: ctx.database, signal: ctx.signal, request: ctx.services.publishing.sites.request },
        {
          plan,
          platform: payload.platform,
          place: target.place,
          publisher: target.publisher,
          images: listImages(article.markdown),
          tellProgress: ctx.tellProgress,
        },
      )
      return null
    }),
})

const publishing = step<PublishPayload, PublishingServices, Published>({
  name: 'Publishing',
  attempts: 4,
  backOffSeconds: 5,
  work: (ctx, payload) =>
    noting(ctx, payload, async (opened) => {
      const { plan, target, article, known } = opened
      const { platform, state } = payload
      const urls = listImages(article.markdown).map(({ url }) => url)
      const copied = await ctx.database
        .transaction()
        .execute((database) => listCopied({ database }, { plan, platform, place: target.place, urls }))
      const outgoing = composeOutgoing({
        ...opened,
        language: plan.language,
        domain: plan.domain,
        images: new Map(copied.map((image) => [image.sourceUrl, image])),
        url: known?.url ?? null,
        state,
        publishedAt: known?.publishedAt ?? ctx.now,
        now: ctx.now,
      })
      const { post, isNewAgain } = await publishPost(ctx, opened, { article: outgoing, payload })
      const missing = copied.filter(({ url }) => url === null).length
      const indexing = await requestIndexing(ctx, target, post)
      const { marker } = opened
      return { plan, article, known, place: target.place, marker, post, isNewAgain, missing, indexing }
    }),
  keep: (ctx, published, payload) => keepPublished(ctx, published, payload),
})

/** Whether search engines were told of the page: `none` when they cannot be or need not be. */
type Indexing = 'requested' | 'refused' | 'none'

/** The article is live without it, so that its publishing does not fail when search engines do. */
async function requestIndexing(
  { signal }: PublishContext,
  { publisher }: Target,
  { state, url }: RemotePost,
): Promise<Indexing> {
  if (publisher.requestIndexing === undefined || state !== 'live' || url === null) return 'none'
  try {
    return (await publisher.requestIndexing(url, { signal })) ? 'requested' : 'none'
  } catch (error) {
    if (error instanceof AdapterError) return 'refused'
    throw error
  }
}

const INDEXING_NOTES: Record<Indexing, string> = {
  requested: 'Search engines were told.',
  refused: 'Search engines could not be told; they find it by the sitemap.',
  none: '',
}

async function keepPublished(
  { database, run }: KeepContext,
  { article, known, place, marker, post, isNewAgain, missing, indexing }: Published,
  { contentplanId, articleId, platform, state, unreviewedVersion }: PublishPayload,
) {
  const { workspaceId } = run
  const plan: Plan = await openPlan({ database, workspaceId }, contentplanId)
  const writes = { database, actor: { kind: 'run' as const, userId: run.userId } }
  const isPending = post.state === 'pending'
  const approvedVersion = unreviewedVersion === article.version ? unreviewedVersion : null
  await startPage(writes, {
    plan,
    articleId,
    state: isPending ? 'draft' : state,
    url: post.url ?? known?.url ?? null,
    before: known?.url ?? null,
    approvedVersion,
  })
  await keepPublication(writes, {
    plan,
    articleId,
    platform,
    place,
    marker,
    state: isPending ? 'pending' : state,
    slug: post.slug,
    remoteId: post.id,
    // Not every system says it again when a post is changed.
    url: post.url ?? known?.url ?? null,
    textVersion: article.version,
  })
  await noteConnection(writes, { plan, platform, error: null })
  if (isPending) {
    const awaited = { contentplanId, articleId, platform, title: article.title, approvedVersion }
    await startPipeline({ database, workspaceId, userId: run.userId }, awaitLive, awaited, {
      wakeAfterSeconds: FIRST_LOOK_SECONDS,
    })
  }
  const notes = [
    describeEnd(platform, isPending ? 'pending' : state),
    !isNewAgain
      ? ''
      : platform === 'notion'
        ? 'The page was not there any more, so there is a new one.'
        : 'The post had been deleted there, so there is a new one.',
    missing === 0
      ? ''
      : missing === 1
        ? 'One image was left out, because it is no image or is gone.'
        : `${missing} images were left out, because they are no images or are gone.`,
    INDEXING_NOTES[indexing],
  ]
  return {
    note: notes.filter((note) => note !== '').join(' '),
    link: { label: 'Open the cluster', path: `article/${articleId}` },
    details: { url: post.url ?? known?.url ?? null, state: isPending ? 'pending' : state },
  }
}

function describeEnd(platform: PublishTarget, state: 'pending' | PublishState): string {
  if (platform === 'notion') return 'Sent to Notion.'
  const name = PLATFORM_NAMES[platform]
  if (state === 'pending') return `${name} has accepted the article and shows it in a while.`
  return state === 'live' ? `Published to ${name}.` : `Uploaded to ${name}.`
}

/** Does a step, and keeps why it failed beside the article, where users look for it. */
async function noting<Result>(
  ctx: PublishContext,
  payload: PublishPayload,
  work: (opened: Publishing) => Promise<Result>,
): Promise<Result> {
  const opened = await openPublishing(ctx, payload)
  try {
    return await work(opened)
  } catch (error) {
    if (!(error instanceof Explained) || ctx.signal.aborted) throw error
    const { plan, target, marker, slug } = opened
    const { articleId, platform } = payload
    const failed = { plan, articleId, platform, place: target.place, marker, slug, error: error.message }
    await ctx.database.transaction().execute(async (database) => {
      await noteFailure({ database }, failed)
      if (error instanceof AdapterError && isAboutConnection(error))
        await noteConnection({ database }, failed)
    })
    throw error instanceof AdapterError && isAccessLost(error) ? new AccessLost(error.message) : error
  }
}

const LONGEST_NAME = 100

/** Brings the final draft of an article to a publishing system. */
export const publishArticle = pipeline<PublishPayload, PublishingServices>({
  name: PUBLISHING,
  payload: publishPayload,
  key: publishKey,
  about: ({ contentplanId, articleId, title, state, platform }) => {
    const verb = platform === 'notion' ? 'Sending to Notion:' : state === 'live' ? 'Publishing' : 'Uploading'
    return { contentplanId, articleId, name: `${verb} “${[...title].slice(0, LONGEST_NAME).join('')}”` }
  },
  steps: [copying, publishing],
})
