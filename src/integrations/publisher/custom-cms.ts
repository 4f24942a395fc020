import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { callCms, describeCms, type Cms, type CustomCmsInput } from './custom-cms-call.ts'
import { listPosts, readPost, type CmsPost } from './custom-cms-posts.ts'
import type { KnownPost, OutgoingArticle, Publisher, RemotePost } from './index.ts'

interface Waiting {
  signal: AbortSignal
}

const PARTS = ['title', 'content', 'slug', 'featured_image', 'published_at', 'author'] as const
/** Statuses of a CMS that has no such post any more. */
const GONE = new Set([404, 410])
/** Statuses of a CMS that does not know the method. */
const UNABLE = new Set([405, 501])

/**
 * A CMS of the user's own, which speaks plain REST: POST creates a post, PUT changes it, GET lists posts by their slug,
 * DELETE takes one away. The integration guide of the product describes it for developers.
 */
export function connectCustomCms(input: CustomCmsInput): Publisher {
  const cms = describeCms(input)
  return {
    label: 'Custom CMS',
    isSandbox: cms.isSandbox,
    find: (known, { signal }) => findPost(cms, known, { signal }),
    create: (article, { signal }) => createPost(cms, article, { signal }),
    update: (remoteId, article, { signal }) => updatePost(cms, { remoteId, article }, { signal }),
    unpublish: (remoteId, { signal }) => deletePost(cms, remoteId, { signal }),
    addImage: null,
  }
}

/** A post with the same slug is the article's only when we have asked for it. */
async function findPost(cms: Cms, known: KnownPost, { signal }: Waiting): Promise<RemotePost | null> {
  const { remoteId, askedAt } = known
  if (remoteId === null && askedAt === null) return null
  if (remoteId !== null) {
    const found = await findById(cms, remoteId, { signal })
    if (found !== null) return asRemote(cms, found, known)
  }
  const same = await listSame(cms, known, { signal })
  const post = remoteId === null ? same[0] : same.find(({ id }) => id === remoteId)
  return post === undefined ? null : asRemote(cms, post, known)
}

/** null also where the CMS cannot be asked for a single post. */
async function findById(cms: Cms, remoteId: string, { signal }: Waiting): Promise<CmsPost | null> {
  const answer = await callCms(cms, { method: 'GET', id: remoteId, passes: [...GONE, ...UNABLE], signal })
  const post = readPost(answer)
  return post?.id === remoteId ? post : null
}

/** The posts that have the slug of the article, or its title where slugs are not sent. */
async function listSame(
  cms: Cms,
  { slug, title }: Pick<KnownPost, 'slug' | 'title'>,
  { signal }: Waiting,
): Promise<CmsPost[]> {
  const { fields } = cms
  const [name, value] = fields.slug ? [fields.slug, slug] : [fields.title, title]
  if (!name)
    throw new AdapterError(
      'invalid',
      'Your CMS cannot be asked whether it has an article: the field mapping names neither a slug nor a title.',
    )
  const answer = await callCms(cms, { method: 'GET', id: null, query: { [name]: value }, signal })
  return listPosts(cms, answer).filter(({ values }) => values[name] === value)
}

async function createPost(cms: Cms, article: OutgoingArticle, { signal }: Waiting): Promise<RemotePost> {
  const body = describePost(cms, article)
  if ((await listSame(cms, article, { signal })).length > 0) throw slugTaken(cms, article)
  const headers = { 'idempotency-key': article.marker }
  const answer = await callCms(cms, { method: 'POST', id: null, headers, body, passes: [409], signal })
  if (answer.status === 409) throw slugTaken(cms, article)
  const post = readPost(answer)
  if (post !== null) return asRemote(cms, post, article)
  // The post is there now, but the answer does not say under which id.
  const [made] = await listSame(cms, article, { signal })
  if (made !== undefined) return asRemote(cms, made, article)
  throw new AdapterError(
    'bad_response',
    `${cms.service} has accepted the article, but its answer has no id. Please let it answer with JSON like {"id": 12}.`,
    { reason: 'no_id' },
  )
}

async function updatePost(
  cms: Cms,
  { remoteId, article }: { remoteId: string; article: OutgoingArticle },
  { signal }: Waiting,
): Promise<RemotePost> {
  const body = describePost(cms, article)
  const same = await listSame(cms, article, { signal })
  if (same.some(({ id }) => id !== remoteId)) throw slugTaken(cms, article)
  const answer = await callCms(cms, { method: 'PUT', id: remoteId, body, passes: [409], signal })
  if (answer.status === 409) throw slugTaken(cms, article)
  const post = readPost(answer)
  return asRemote(cms, { url: null, values: {}, ...post, id: remoteId }, article)
}

async function deletePost(cms: Cms, remoteId: string, { signal }: Waiting): Promise<void> {
  const passes = [...GONE, ...UNABLE]
  const { status } = await callCms(cms, { method: 'DELETE', id: remoteId, passes, signal })
  if (UNABLE.has(status))
    throw new AdapterError(
      'invalid',
      `${cms.service} cannot take articles back, because it does not accept DELETE. Please unpublish the article there.`,
      { reason: `http_${status}` },
    )
}

/** The article in the fields of the CMS. Throws `invalid` for a draft, which no field could tell from a live article. */
function describePost({ fields, service }: Cms, article: OutgoingArticle): Record<string, string | null> {
  if (article.state === 'draft')
    throw new AdapterError('invalid', `${service} has no field for drafts, so only live articles are sent.`)
  const values = {
    title: article.title,
    content: article.html,
    slug: article.slug,
    featured_image: article.image?.url ?? null,
    published_at: article.publishedAt.toISOString().slice(0, 10),
    author: article.author,
  }
  const named = PARTS.map((part) => [fields[part], values[part]] as const)
  return Object.fromEntries(named.filter(([name]) => name !== null && name !== ''))
}

function slugTaken({ service }: Cms, { slug }: Pick<OutgoingArticle, 'slug'>): AdapterError {
  return new AdapterError(
    'conflict',
    `${service} already has another post with the slug ${slug}. Please choose another slug.`,
    { reason: 'slug_taken' },
  )
}

function asRemote(
  { fields, baseUrl }: Cms,
  { id, url, values }: CmsPost,
  { slug }: Pick<OutgoingArticle, 'slug'>,
): RemotePost {
  const own = fields.slug ? values[fields.slug] : undefined
  return { id, url: readUrl(url, baseUrl), slug: typeof own === 'string' ? own : slug, state: 'live' }
}

/** Only web addresses are shown to users as links. */
function readUrl(text: string | null, base: string): string | null {
  if (text === null || !URL.canParse(text, base)) return null
  const { href, protocol } = new URL(text, base)
  return /^https?:$/.test(protocol) ? href : null
}
