import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { KnownPost, OutgoingArticle, Publisher, RemotePost } from './index.ts'
import { LABEL } from './wordpress-call.ts'
import { corePost, corePosts, coreIds, POST_FIELDS, type CorePost } from './wordpress-core-shapes.ts'
import { addCoreImage, findMediaId } from './wordpress-images.ts'
import { markOf, prepareBody, wordOf } from './wordpress-mark.ts'
import { callByPassword, type PasswordSite } from './wordpress-password-call.ts'
import { findOrMakeCategories } from './wordpress-categories.ts'

interface Waiting {
  signal: AbortSignal
}

type Known = Pick<KnownPost, 'marker' | 'remoteId' | 'slug'>

/** As editors see posts: also drafts, and what is stored instead of what is shown. */
const AS_EDITOR = { context: 'edit', _fields: POST_FIELDS }

/**
 * Connects a website by an application password, for websites that cannot have our plugin. WordPress itself prevents
 * neither a second post nor a changed slug, so both are looked up; a comment in the text marks the post, and our plugin
 * reads and writes the same comment. Title and description for search engines and structured data have no place here.
 */
export function connectWordpressByPassword({
  isSandbox,
  ...site
}: PasswordSite & { isSandbox: boolean }): Publisher {
  return {
    label: LABEL,
    isSandbox,
    find: async (known, { signal }) => {
      const found = await findPost(site, known, { signal })
      return found === null ? null : describePost(found)
    },
    create: async (article, { signal }) => {
      const known = { marker: article.marker, remoteId: null, slug: article.slug }
      const found = await findPost(site, known, { signal })
      return found === null ? create(site, article, { signal }) : update(site, found, { article, signal })
    },
    update: async (remoteId, article, { signal }) => {
      const found = await readPost(site, remoteId, { signal })
      if (found === null) throw new AdapterError('not_found', 'The article is not on the website any more.')
      return update(site, found, { article, signal })
    },
    unpublish: async (remoteId, { signal, marker = remoteId }) => {
      const found =
        (await readPost(site, remoteId, { signal })) ?? (await searchPost(site, marker, { signal }))
      if (found !== null) await change(site, found, { body: { status: 'draft' }, signal })
    },
    addImage: (image, { signal }) => addCoreImage(site, image, { signal }),
  }
}

/** The post of an article: by its id, or where its address or its mark is. Never a post without its mark. */
async function findPost(site: PasswordSite, known: Known, waiting: Waiting): Promise<CorePost | null> {
  const { marker, remoteId, slug } = known
  const byId = remoteId === null ? null : await readPost(site, remoteId, waiting)
  // The number may be of another post, when the website was set up again.
  if (byId !== null && (isMarked(byId, marker) || readSlug(byId) === slug)) return byId
  const query = { ...AS_EDITOR, slug, status: 'any' }
  const bySlug = await callByPassword(site, { path: '/posts', query, shape: corePosts, ...waiting })
  // The search of some websites does not look at comments, so the address comes first.
  return bySlug.find((post) => isMarked(post, marker)) ?? searchPost(site, marker, waiting)
}

/** A post by its number; null when it is in the trash or deleted, or the id is of another kind. */
async function readPost(site: PasswordSite, id: string, waiting: Waiting): Promise<CorePost | null> {
  if (!/^\d{1,15}$/.test(id)) return null
  const call = callByPassword(site, { path: `/posts/${id}`, query: AS_EDITOR, shape: corePost, ...waiting })
  const found = await call.catch((error: unknown) => {
    if (error instanceof AdapterError && error.kind === 'not_found') return null
    throw error
  })
  return found === null || found.status === 'trash' ? null : found
}

/** The oldest post with the mark: a plugin that duplicates posts makes younger ones. */
async function searchPost(site: PasswordSite, marker: string, waiting: Waiting): Promise<CorePost | null> {
  const query = { ...AS_EDITOR, search: wordOf(marker), status: 'any', orderby: 'id', order: 'asc' }
  const found = await callByPassword(site, { path: '/posts', query, shape: corePosts, ...waiting })
  return found.find((post) => isMarked(post, marker)) ?? null
}

function isMarked({ content }: CorePost, marker: string): boolean {
  return content?.raw.includes(markOf(marker)) ?? false
}

async function create(site: PasswordSite, article: OutgoingArticle, waiting: Waiting): Promise<RemotePost> {
  await refuseTaken(site, article.slug, { ownId: null, ...waiting })
  const body = await writeBody(site, article, waiting)
  const made = await callByPassword(site, {
    method: 'POST',
    path: '/posts',
    body,
    shape: corePost,
    ...waiting,
  })
  if (!isNumbered(made, article.slug)) return describePost(made)
  // Another post took the address meanwhile.
  await callByPassword(site, {
    method: 'DELETE',
    path: `/posts/${made.id}`,
    shape: coreIds.element,
    ...waiting,
  })
  throw slugTaken()
}

async function update(
  site: PasswordSite,
  found: CorePost,
  { article, signal }: { article: OutgoingArticle } & Waiting,
): Promise<RemotePost> {
  await refuseTaken(site, article.slug, { ownId: found.id, signal })
  const body = await writeBody(site, article, { signal })
  const changed = await change(site, found, { body, signal })
  if (!isNumbered(changed, article.slug)) return describePost(changed)
  await change(site, found, { body: { slug: readSlug(found) }, signal })
  throw slugTaken()
}

function change(
  site: PasswordSite,
  { id }: CorePost,
  { body, signal }: { body: object } & Waiting,
): Promise<CorePost> {
  return callByPassword(site, { method: 'POST', path: `/posts/${id}`, body, shape: corePost, signal })
}

/** Throws when the address is of another post, page or file: WordPress would silently give the post another one. */
async function refuseTaken(
  site: PasswordSite,
  slug: string,
  { ownId, signal }: { ownId: number | null } & Waiting,
): Promise<void> {
  for (const path of ['/posts', '/pages', '/media']) {
    // A user without the right to edit pages may ask only for those that are public.
    const status = path === '/posts' ? { status: 'any', context: 'edit' } : {}
    const query = { slug, _fields: 'id', ...status }
    const found = await callByPassword(site, { path, query, shape: coreIds, signal })
    if (found.some(({ id }) => id !== ownId)) throw slugTaken()
  }
}

/** Whether WordPress has added a number to the slug that was asked for. */
function isNumbered(post: CorePost, slug: string): boolean {
  const given = readSlug(post)
  return given.startsWith(slug) && /^-\d{1,6}$/.test(given.slice(slug.length))
}

function slugTaken(): AdapterError {
  return new AdapterError(
    'conflict',
    'Another post, page or file of the website already has this address: choose another slug.',
  )
}

async function writeBody(site: PasswordSite, article: OutgoingArticle, waiting: Waiting): Promise<object> {
  const { image, publishedAt } = article
  // A post of the future would be shown later.
  const date = publishedAt.getTime() > Date.now() ? new Date() : publishedAt
  const categories = await findOrMakeCategories(site, article.categories, waiting)
  const mediaId = image === null ? 0 : await findMediaId(site, image.url, waiting)
  return {
    title: asText(article.title),
    slug: article.slug,
    content: prepareBody(article),
    excerpt: asText(article.summary),
    status: article.state === 'live' ? 'publish' : 'draft',
    date_gmt: date.toISOString().slice(0, 19),
    // Without any, WordPress takes the category of its settings.
    ...(categories.length === 0 ? {} : { categories }),
    ...(mediaId === null ? {} : { featured_media: mediaId }),
  }
}

function describePost(post: CorePost): RemotePost {
  const { id, link, status } = post
  const state = status === 'publish' ? 'live' : status === 'future' ? 'pending' : 'draft'
  return { id: String(id), url: state === 'live' ? link : null, slug: readSlug(post), state }
}

/** WordPress writes the letters of other scripts as codes. */
function readSlug({ slug }: CorePost): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}

/** Text in the place of HTML. */
function asText(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
