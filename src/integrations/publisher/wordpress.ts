import type { z } from 'zod'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { failedCall, readShape } from '../service-answer.ts'
import type { OutgoingArticle, Publisher, RemotePost } from './index.ts'
import { callWordpress, LABEL, type WordpressSite } from './wordpress-call.ts'
import { article, category, list, media, page, product, removal, status } from './wordpress-shapes.ts'

/** Limits a list that never ends: 100 rows a page. */
export const MOST_PAGES = 500

interface WordpressInput extends WordpressSite {
  isSandbox: boolean
}

interface Waiting {
  signal: AbortSignal
}

export interface Listing extends Waiting {
  /** Is called with the number of rows in the whole list, before each part of it. */
  tellTotal?: (total: number) => void
}

export type WordpressPage = z.infer<typeof page>
export type WordpressCategory = z.infer<typeof category>
export type WordpressProduct = z.infer<typeof product>

/** An article that may be a translation of another one on the same website. */
interface TranslatedArticle extends OutgoingArticle {
  /** The marker of the original. */
  translationOf?: string
}

/** What a website lists of itself. */
export interface WordpressLists {
  /** All posts and pages of the website, 100 at a time. */
  listPages(options: Listing): AsyncGenerator<WordpressPage[]>
  /** The categories of posts, and those of products. */
  listCategories(options: Listing): AsyncGenerator<WordpressCategory[]>
  /** The products of WooCommerce; none without it. */
  listProducts(options: Listing): AsyncGenerator<WordpressProduct[]>
}

/** A WordPress website with our connector plugin. */
export interface Wordpress extends Publisher, WordpressLists {
  create(article: TranslatedArticle, options: Waiting): Promise<RemotePost>
  update(remoteId: string, article: TranslatedArticle, options: Waiting): Promise<RemotePost>
  /** What the website is and has; the cheapest way to try a key. */
  readStatus(options: Waiting): Promise<z.infer<typeof status>>
}

/**
 * Connects a website by the key of our plugin. The plugin finds a post by the marker of its article, so the marker is
 * also the post's id here, and creating twice gives one post.
 */
export function connectWordpress({ isSandbox, ...site }: WordpressInput): Wordpress {
  const put = async (marker: string, body: object, { signal }: Waiting) => {
    const path = pathOf('articles', marker)
    return describePost(await callWordpress(site, { method: 'PUT', path, body, shape: article, signal }))
  }
  return {
    label: LABEL,
    isSandbox,
    find: async ({ marker }, { signal }) => {
      const call = callWordpress(site, { path: pathOf('articles', marker), shape: article, signal })
      const found = await call.catch((error: unknown) => {
        if (error instanceof AdapterError && error.kind === 'not_found') return null
        throw error
      })
      return found === null ? null : describePost(found)
    },
    create: (outgoing, options) => put(outgoing.marker, writeBody(outgoing), options),
    update: (remoteId, outgoing, options) =>
      put(remoteId, { ...writeBody(outgoing), only_existing: true }, options),
    unpublish: async (remoteId, { signal, marker = remoteId }) => {
      await callWordpress(site, {
        method: 'DELETE',
        path: pathOf('articles', marker),
        shape: removal,
        signal,
      })
    },
    addImage: async ({ marker, fileName, bytes, alt }, { signal }) => {
      // As text: some hosts and firewalls refuse a raw file.
      const body = { file_name: fileName, alt, base64: Buffer.from(bytes).toString('base64') }
      const path = pathOf('media', marker)
      return callWordpress(site, { method: 'PUT', path, body, shape: media, signal })
    },
    readStatus: ({ signal }) => callWordpress(site, { path: '/status', shape: status, signal }),
    listPages: (options) => walk(site, { path: '/pages', row: page, ...options }),
    listCategories: (options) => walk(site, { path: '/categories', row: category, ...options }),
    listProducts: (options) => walk(site, { path: '/products', row: product, ...options }),
  }
}

async function* walk<Row extends z.ZodType<{ id: number }>>(
  site: WordpressSite,
  { path, row, signal, tellTotal }: Listing & { path: string; row: Row },
): AsyncGenerator<z.infer<Row>[]> {
  const ids = new Set<number>()
  let seen = 0
  for (let number = 1; number <= MOST_PAGES; number++) {
    const query = { page: String(number) }
    const { items, total } = await callWordpress(site, { path, query, shape: list, signal })
    if (items.length === 0) return
    const rows = items.map((item) => readShape(LABEL, row, item))
    // Such a list has no end.
    if (rows.every(({ id }) => ids.has(id)))
      throw failedCall({ service: LABEL, kind: 'bad_response', reason: 'repeated_list' })
    for (const { id } of rows) ids.add(id)
    tellTotal?.(total)
    yield rows
    seen += rows.length
    if (seen >= total) return
  }
}

function writeBody(outgoing: TranslatedArticle) {
  const { image, publishedAt, translationOf } = outgoing
  return {
    title: outgoing.title,
    slug: outgoing.slug,
    html: outgoing.html,
    excerpt: outgoing.summary,
    status: outgoing.state === 'live' ? 'publish' : 'draft',
    date: publishedAt.toISOString(),
    categories: outgoing.categories,
    meta: { title: outgoing.metaTitle, description: outgoing.metaDescription },
    json_ld: outgoing.jsonLd,
    ...(outgoing.canonical === null ? {} : { canonical: outgoing.canonical }),
    language: outgoing.language,
    ...(image === null ? {} : { featured_image: { url: image.url } }),
    ...(translationOf === undefined ? {} : { translation_of: translationOf }),
  }
}

const STATES = { publish: 'live', future: 'pending', draft: 'draft', private: 'draft' } as const

function describePost({ external_id: id, url, slug, status: state }: z.infer<typeof article>): RemotePost {
  return { id, url, slug, state: STATES[state] }
}

function pathOf(kind: 'articles' | 'media', marker: string): string {
  return `/${kind}/${encodeURIComponent(marker)}`
}
