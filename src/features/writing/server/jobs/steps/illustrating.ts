import { z } from 'zod'
import { readText } from '#features/articles/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { FoundImage, ImageSource } from '#integrations/images/index.ts'
import { NotConnected } from '#platform/errors.ts'
import { step } from '#platform/server/jobs/pipeline.ts'
import { planImages, type PlannedImage } from '../../agents/index.ts'
import { addImages, listImageUrls, removeImages } from '../../composing/index.ts'
import { findResearch, keepImageUrls } from '../../material/research-rows.ts'
import { lockWritten } from '../../queries/open-subject.ts'
import { keepText } from '../../texts/keep-text.ts'
import type { WritingPayload } from '../writing-payload.ts'
import type { WritingServices } from '../writing-services.ts'
import { outcomeOf } from './describe-outcome.ts'
import { moveOn } from './finish-step.ts'
import { openWriting, type Writing, type WritingContext } from './open-writing.ts'
import { readPlannedArticle } from './read-planned-article.ts'

interface Illustrated {
  plan: Plan
  /** The final draft with its photos; null when it gets none. */
  final: { text: string; baseVersion: number; urls: string[] } | null
}

const plannedImages: z.ZodType<PlannedImage[]> = z.array(
  z.object({
    afterHeading: z.string(),
    query: z.string(),
    prompt: z.string(),
    alt: z.string(),
    caption: z.string(),
  }),
)

const foundImage: z.ZodType<FoundImage | null> = z
  .object({
    url: z.string(),
    width: z.number(),
    height: z.number(),
    alt: z.string(),
    author: z.string(),
    authorUrl: z.string(),
    sourceUrl: z.string(),
    useUrl: z.string().nullable(),
  })
  .nullable()

/** Finds the photos of an article where its plan wants some. When that fails, the article stays edited. */
export const illustrating = step<WritingPayload, WritingServices, Illustrated>({
  name: 'Illustrating',
  backOffSeconds: 10,
  attempts: 3,
  async work(ctx, payload) {
    const writing = await openWriting(ctx, payload, 'editor')
    const { plan, subject } = writing
    if (subject.imageSource === 'none') return { plan, final: null }
    return { plan, final: await illustrate(ctx, writing) }
  },
  async keep(ctx, { plan, final }, payload) {
    const { articleId } = payload
    await lockWritten(ctx, { plan, articleId })
    const kept =
      final === null ? 'saved' : await keepText(ctx, { plan, articleId, agent: 'editor', ...final })
    if (final !== null) await keepImageUrls(ctx, { plan, articleId, urls: final.urls })
    await moveOn(ctx, payload, { plan, step: 'Illustrating' })
    return outcomeOf(payload, { note: 'The article is written.', kept })
  },
})

async function illustrate(ctx: WritingContext, writing: Writing): Promise<Illustrated['final']> {
  const { composer } = writing
  const source = await openImages(ctx, writing)
  const { brief } = await readPlannedArticle(ctx, writing)
  const { text, version } = await readBare(ctx, writing)
  const planned = await composer.recall(
    { name: 'images', input: { brief, text }, shape: plannedImages },
    () => planImages(composer.ask('editor', 'images'), { brief, markdown: text }),
  )
  const placed: { planned: PlannedImage; found: FoundImage }[] = []
  for (const [place, image] of planned.entries()) {
    const { query } = image
    const found = await composer.recall(
      { name: `image ${place + 1}`, input: { source: source.name, query }, shape: foundImage },
      () => source.find({ query, orientation: 'landscape', signal: ctx.signal }),
    )
    if (found !== null) placed.push({ planned: image, found })
  }
  if (placed.length === 0) return null
  for (const { found } of placed) await tellUse(ctx, source, found)
  return {
    text: addImages(text, placed, source.label),
    baseVersion: version,
    urls: listImageUrls(placed),
  }
}

/** The final draft without the photos that it has been given before. */
async function readBare({ database }: WritingContext, { plan, articleId }: Writing) {
  return database.transaction().execute(async (open) => {
    const { text, version } = await readText({ database: open }, { plan, articleId, section: 'final' })
    const known = (await findResearch({ database: open }, { plan, articleId }))?.imageUrls ?? []
    return { text: removeImages(text, known), version }
  })
}

/** The article is illustrated all the same when its source cannot be told. */
async function tellUse({ signal, log, run }: WritingContext, source: ImageSource, { useUrl }: FoundImage) {
  try {
    await source.tellUse({ useUrl, signal })
  } catch (error) {
    signal.throwIfAborted()
    log.warn({ err: error, run: run.id }, 'a source of photos was not told that one is used')
  }
}

/** Only libraries of photos can be asked so far. */
async function openImages(ctx: WritingContext, { plan, subject }: Writing): Promise<ImageSource> {
  const { images } = await ctx.database
    .transaction()
    .execute((open) => ctx.services.providers.forWorkspace({ database: open }, plan.workspaceId))
  if (subject.imageSource === 'stock' && images !== null) return images
  throw new NotConnected(
    subject.imageSource === 'stock'
      ? 'No library of photos is connected, so the article stays without images. Connect one, or set the images of this plan to none.'
      : `${NOT_YET[subject.imageSource] ?? 'These images do not work yet'}, so the article stays without images. Set the images of this plan to stock or none.`,
  )
}

const NOT_YET: Record<string, string> = {
  library: 'Images from your own library do not work yet',
  'gen-ai': 'Images that a model draws do not work yet',
}
