import { z } from 'zod'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { KnownPost, OutgoingArticle, OutgoingImage, Publisher, RemotePost } from './index.ts'
import { callPassword, ids, missingAsNull, type PasswordSite } from './wordpress-password-call.ts'

const LABEL = 'WordPress'

const post = z.object({
  id: z.number(),
  link: z.url({ protocol: /^https?$/ }),
  slug: z.string(),
  status: z.string(),
  content: z.object({ raw: z.string().default('') }).optional(),
})
const posts = z.array(post).max(100)
const media = z.array(z.object({ id: z.number(), slug: z.string(), source_url: z.string() })).max(100)

interface Waiting {
  signal: AbortSignal
}

/**
 * Connects a website by an application password, for websites that cannot have our plugin. WordPress itself prevents
 * neither a second post nor a changed slug, so both are looked up; a comment in the text marks the post. Title and
 * description for search engines and structured data do not reach the website this way.
 */
export function connectWordpressByPassword(site: PasswordSite & { isSandbox: boolean }): Publisher {
  const find = async (known: Pick<KnownPost, 'marker' | 'remoteId'>, waiting: Waiting) =>
    (known.remoteId === null ? null : await readPost(site, known.remoteId, waiting)) ??
    (await findMarked(site, known.marker, waiting))
  const save = async (path: string, article: OutgoingArticle, waiting: Waiting) => {
    const body = await writeBody(site, article, waiting)
    const saved = await callPassword(site, { method: 'POST', path, body, shape: post, ...waiting })
    return describePost(saved)
  }
  const update = async (remoteId: string, article: OutgoingArticle, waiting: Waiting) => {
    if ((await readPost(site, remoteId, waiting)) === null)
      throw new AdapterError('not_found', 'The article is not on the website any more.')
    await refuseTaken(site, article.slug, { remoteId, ...waiting })
    return save(`/posts/${remoteId}`, article, waiting)
  }
  return {
    label: LABEL,
    isSandbox: site.isSandbox,
    find: async (known, { signal }) => {
      const found = await find(known, { signal })
      return found === null ? null : describePost(found)
    },
    create: async (article, { signal }) => {
      const found = await findMarked(site, article.marker, { signal })
      if (found !== null) return update(String(found.id), article, { signal })
      await refuseTaken(site, article.slug, { remoteId: null, signal })
      return save('/posts', article, { signal })
    },
    update,
    unpublish: async (remoteId, { signal }) => {
      if ((await readPost(site, remoteId, { signal })) === null) return
      const body = { status: 'draft' }
      await callPassword(site, { method: 'POST', path: `/posts/${remoteId}`, body, shape: post, signal })
    },
    addImage: (image, { signal }) => addImage(site, image, { signal }),
  }
}

type Post = z.infer<typeof post>

/** A post by its id; null when it is in the trash or deleted, or the id is none. */
async function readPost(site: PasswordSite, remoteId: string, waiting: Waiting): Promise<Post | null> {
  if (!/^\d{1,15}$/.test(remoteId)) return null
  const call = callPassword(site, {
    path: `/posts/${remoteId}`,
    query: { context: 'edit' },
    shape: post,
    ...waiting,
  })
  const found = await missingAsNull(call)
  return found === null || found.status === 'trash' ? null : found
}

async function findMarked(site: PasswordSite, marker: string, waiting: Waiting): Promise<Post | null> {
  const query = { search: markOf(marker), status: 'any', context: 'edit', orderby: 'id', order: 'asc' }
  const found = await callPassword(site, { path: '/posts', query, shape: posts, ...waiting })
  return found.find(({ content }) => content?.raw.includes(markOf(marker))) ?? null
}

/** WordPress would silently give the post another slug. */
async function refuseTaken(
  site: PasswordSite,
  slug: string,
  { remoteId, signal }: { remoteId: string | null } & Waiting,
): Promise<void> {
  const query = { slug, status: 'any', context: 'edit' }
  for (const path of ['/posts', '/pages']) {
    // An author without the right to edit pages may ask only for those that are public.
    const asked = path === '/pages' ? { slug } : query
    const found = await callPassword(site, { path, query: asked, shape: ids, signal })
    if (found.some(({ id }) => String(id) !== remoteId))
      throw new AdapterError(
        'conflict',
        'Another post or page of the website already has this address: choose another slug.',
      )
  }
}

async function writeBody(site: PasswordSite, article: OutgoingArticle, waiting: Waiting) {
  const date = article.publishedAt.getTime() > Date.now() ? new Date() : article.publishedAt
  return {
    title: asText(article.title),
    slug: article.slug,
    content: `<!-- ${markOf(article.marker)} -->\n${article.html.replaceAll(/<!--[^]*?(?:-->|$)/g, '').replaceAll('[', '&#91;')}`,
    excerpt: asText(article.summary),
    status: article.state === 'live' ? 'publish' : 'draft',
    date_gmt: date.toISOString().slice(0, 19),
    categories: await findCategories(site, article.categories, waiting),
    featured_media: article.image === null ? 0 : await findMediaId(site, article.image.url, waiting),
  }
}

/** The ids of those categories that the website has. */
async function findCategories(site: PasswordSite, names: string[], waiting: Waiting): Promise<number[]> {
  const shape = z.array(z.object({ id: z.number(), name: z.string() }))
  const found = await Promise.all(
    names.map((name) =>
      callPassword(site, { path: '/categories', query: { search: name }, shape, ...waiting }),
    ),
  )
  return names.flatMap((name, place) => {
    const category = found[place]?.find((one) => one.name === name || one.name === asText(name))
    return category === undefined ? [] : [category.id]
  })
}

async function findMediaId(site: PasswordSite, url: string, waiting: Waiting): Promise<number> {
  const name = url.split('/').at(-1) ?? ''
  const query = { search: name.replace(/(-scaled)?\.\w{1,5}$/, '') }
  const found = await callPassword(site, { path: '/media', query, shape: media, ...waiting })
  return found.find(({ source_url: source }) => source === url)?.id ?? 0
}

/** The name of the file is the marker, so that WordPress finds the image by it. */
async function addImage(
  site: PasswordSite,
  { marker, type, bytes, alt }: OutgoingImage,
  { signal }: Waiting,
): Promise<{ url: string }> {
  const slug = marker.toLowerCase()
  const known = await callPassword(site, { path: '/media', query: { slug }, shape: media, signal })
  const [first] = known
  if (first !== undefined) return { url: first.source_url }
  const added = await callPassword(site, {
    method: 'POST',
    path: '/media',
    query: { alt_text: alt },
    file: { name: `${slug}.${type.split('/')[1] ?? 'bin'}`, type, bytes },
    shape: media.element,
    signal,
  })
  return { url: added.source_url }
}

function describePost({ id, link, slug, status }: Post): RemotePost {
  const state = status === 'publish' ? 'live' : status === 'future' ? 'pending' : 'draft'
  return { id: String(id), url: state === 'live' ? link : null, slug: decodeURIComponent(slug), state }
}

function markOf(marker: string): string {
  return `keyloom:${marker}:`
}

/** Text in the place of HTML. */
function asText(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
