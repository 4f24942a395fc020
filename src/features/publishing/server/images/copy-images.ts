import { createHash } from 'node:crypto'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Publisher } from '#integrations/publisher/index.ts'
import { Conflict, Temporary } from '#platform/errors.ts'
import type { RunDatabase } from '#platform/server/jobs/pipeline.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'
import type { PublishTarget } from '../../rules.ts'
import { keepCopied, listCopied, type CopiedImage } from './copied-images.ts'
import { readImage, type ReadImage } from './read-image.ts'

const MOST_IMAGES = 50
const MOST_BYTES = 10_000_000
const LONGEST_URL = 2_000

interface CopyContext {
  database: RunDatabase
  signal: AbortSignal
  /** The guarded client for addresses that users name. */
  request: SendRequest
}

interface Copying {
  plan: Plan
  platform: PublishTarget
  place: string
  publisher: Publisher
  images: readonly { url: string; alt: string }[]
  tellProgress: (progress: { done: number; total: number }) => void
}

/**
 * Copies images to where an article is published, each once, and returns what became of each. What is no image is left
 * out; throws Temporary when the host of one does not answer, so that no image is lost by an accident.
 */
export async function copyImages(
  ctx: CopyContext,
  { images, tellProgress, ...to }: Copying,
): Promise<Map<string, CopiedImage>> {
  if (images.length > MOST_IMAGES)
    throw new Conflict(`The article has ${images.length} images; at most ${MOST_IMAGES} are published.`)
  const { publisher, ...at } = to
  const urls = images.map(({ url }) => url)
  const known = await ctx.database
    .transaction()
    .execute((database) => listCopied({ database }, { ...at, urls }))
  const copied = new Map(known.map((image) => [image.sourceUrl, image]))
  for (const [done, image] of images.entries()) {
    tellProgress({ done, total: images.length })
    if (copied.has(image.url)) continue
    const made = await copyImage(ctx, publisher, image)
    await ctx.database.transaction().execute((database) => keepCopied({ database }, { ...at, ...made }))
    copied.set(image.url, made)
  }
  return copied
}

async function copyImage(
  ctx: CopyContext,
  { addImage }: Publisher,
  { url, alt }: { url: string; alt: string },
): Promise<CopiedImage> {
  const found = url.length > LONGEST_URL ? null : await fetchImage(ctx, url)
  if (found === null) return { sourceUrl: url, url: null, width: null, height: null }
  const { bytes, type, extension, width, height } = found
  if (addImage === null) return { sourceUrl: url, url, width, height }
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const image = { marker: `keyloom-${name}`, fileName: `${name}.${extension}`, type, bytes, alt }
  const { url: moved } = await addImage(image, { signal: ctx.signal })
  return { sourceUrl: url, url: moved, width, height }
}

/** Null for what is no image, and for what is not there. */
async function fetchImage(
  { request, signal }: CopyContext,
  url: string,
): Promise<(ReadImage & { bytes: Uint8Array }) | null> {
  try {
    const { status, body } = await request({ url, signal, maxBytes: MOST_BYTES })
    if (status === 429 || status >= 500) throw unanswered(url)
    const read = status === 200 ? readImage(body) : null
    return read === null ? null : { ...read, bytes: body }
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error
    if (error.kind === 'unavailable') throw unanswered(url)
    return null
  }
}

function unanswered(url: string): Temporary {
  return new Temporary(
    `${new URL(url).host} does not hand out the image at the moment. Nothing was published.`,
  )
}
