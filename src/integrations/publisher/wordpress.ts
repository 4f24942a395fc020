import type { z } from 'zod'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { readShape } from '../service-answer.ts'
import type { OutgoingArticle, Publisher, RemotePost } from './index.ts'
import { callWordpress, LABEL, type WordpressSite } from './wordpress-call.ts'
import { article, category, list, media, page, product, removal, status } from './wordpress-shapes.ts'

/** Limits a list that never ends: 100 rows a page. */
const MOST_PAGES = 500

interface WordpressInput extends WordpressSite {
  isSandbox: boolean
}

interface Waiting {
  signal: AbortSignal
}

/** An article that may be a translation of another one on the same website. */
interface TranslatedArticle extends OutgoingArticle {
  /** The marker of the original. */
  translationOf?: string
}

/** A WordPress website with our connector plugin. */
export interface Wordpress extends Publisher {
  create(article: TranslatedArticle, options: Waiting): Promise<RemotePost>
  update(remoteId: string, article: TranslatedArticle, options: Waiting): Promise<RemotePost>
  /** What the website is and has; the cheapest way to try a key. */
  readStatus(options: Waiting): Promise<z.infer<typeof status>>
  /** All posts and pages of the website, 100 at a time. */
  listPages(options: Waiting): AsyncGenerator<z.infer<typeof page>[]>
  listCategories(options: Waiting): AsyncGenerator<z.infer<typeof category>[]>
  /** The products of WooCommerce; none without it. */
  listProducts(options: Waiting): AsyncGenerator<z.infer<typeof product>[]>
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
    unpublish: async (remoteId, { signal }) => {
      await callWordpress(site, {
        method: 'DELETE',
        path: pathOf('articles', remoteId),
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
    listPages: ({ signal }) => walk(site, { path: '/pages', row: page, signal }),
    listCategories: ({ signal }) => walk(site, { path: '/categories', row: category, signal }),
    listProducts: ({ signal }) => walk(site, { path: '/products', row: product, signal }),
  }
}

async function* walk<Row extends z.ZodType>(
  site: WordpressSite,
  { path, row, signal }: { path: string; row: Row; signal: AbortSignal },
): AsyncGenerator<z.infer<Row>[]> {
  let seen = 0
  for (let number = 1; number <= MOST_PAGES; number++) {
    const query = { page: String(number) }
    const { items, total } = await callWordpress(site, { path, query, shape: list, signal })
    if (items.length > 0) yield items.map((item) => readShape(LABEL, row, item))
    seen += items.length
    if (items.length === 0 || seen >= total) return
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
