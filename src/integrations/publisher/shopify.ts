import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { failedCall } from '../service-answer.ts'
import type { KnownPost, OutgoingArticle, Publisher, RemotePost } from './index.ts'
import { callShopify, LABEL, type ShopifyStore } from './shopify-call.ts'
import * as shapes from './shopify-shapes.ts'
import type { Article, BlogPage, ShopifyBlog, UserError } from './shopify-shapes.ts'

const MOST_PAGES = 10
const ARTICLE_ID = /^gid:\/\/shopify\/Article\/\d{1,20}$/
/** A date that is nearer to now may be in the future at Shopify, which refuses that. */
const SURELY_PAST_MS = 300_000
const LONGEST_TAG = 255

interface ShopifyInput extends ShopifyStore {
  /** `gid://shopify/Blog/123`. */
  blogId: string
  isSandbox: boolean
}

interface Waiting {
  signal: AbortSignal
}

/** A blog, with what does not change while it is open. */
interface Blog extends ShopifyInput {
  readShop(options: Waiting): Promise<{ name: string; url: string }>
}

/** Connects a blog of a Shopify store. A tag of the article is its marker there. */
export function connectShopify(input: ShopifyInput): Publisher {
  let shop: Promise<{ name: string; url: string }> | null = null
  const readShop = async ({ signal }: Waiting) => {
    const known = await shop?.catch(() => null)
    if (known) return known
    shop = askShop(input, { signal })
    return shop
  }
  const blog: Blog = { ...input, readShop }
  return {
    label: LABEL,
    isSandbox: input.isSandbox,
    find: async (known, options) => {
      const found = await findOwn(blog, known, options)
      return found && asRemote(blog, found, options)
    },
    create: (article, options) => createArticle(blog, article, options),
    update: (remoteId, article, options) => updateArticle(blog, { remoteId, article }, options),
    unpublish: async (remoteId, { signal }) => {
      if (!ARTICLE_ID.test(remoteId)) return
      const variables = { id: remoteId, article: { isPublished: false } }
      const { articleUpdate } = await callShopify(blog, {
        text: shapes.UPDATE_ARTICLE,
        variables,
        shape: shapes.updateArticle,
        signal,
      })
      const [problem] = articleUpdate.userErrors
      if (problem === undefined) return
      const failure = shapes.explainUserError(problem, '')
      if (failure.kind !== 'not_found') throw failure
    },
    // They stay at their addresses; Shopify itself copies the image for lists.
    addImage: null,
  }
}

/** The blogs of a store, at most a thousand. */
export async function listShopifyBlogs(store: ShopifyStore, { signal }: Waiting): Promise<ShopifyBlog[]> {
  const listed: ShopifyBlog[] = []
  let after: string | null = null
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { nodes, pageInfo }: BlogPage = await listPage(store, { after, signal })
    listed.push(...nodes)
    after = pageInfo.endCursor
    if (!pageInfo.hasNextPage || after === null) break
  }
  return listed
}

async function listPage(
  store: ShopifyStore,
  { after, signal }: Waiting & { after: string | null },
): Promise<BlogPage> {
  const call = { text: shapes.LIST_BLOGS, variables: { after }, shape: shapes.listBlogs, signal }
  return (await callShopify(store, call)).blogs
}

async function askShop(blog: ShopifyStore, { signal }: Waiting) {
  const call = { text: shapes.READ_SHOP, shape: shapes.readShop, signal }
  const { name, primaryDomain } = (await callShopify(blog, call)).shop
  return { name, url: new URL(primaryDomain.url).origin }
}

async function readArticle(blog: Blog, id: string, { signal }: Waiting): Promise<Article | null> {
  if (!ARTICLE_ID.test(id)) return null
  const call = { text: shapes.READ_ARTICLE, variables: { id }, shape: shapes.readArticle, signal }
  return (await callShopify(blog, call)).article
}

async function findOwn(
  blog: Blog,
  { remoteId, marker }: Pick<KnownPost, 'remoteId' | 'marker'>,
  { signal }: Waiting,
): Promise<Article | null> {
  const known = remoteId === null ? null : await readArticle(blog, remoteId, { signal })
  if (known !== null) return known
  const tag = tagOf(marker)
  const search = `tag:"${tag.replaceAll(/["\\]/g, '\\$&')}"`
  const found = await callShopify(blog, {
    text: shapes.FIND_ARTICLE,
    variables: { blogId: blog.blogId, search },
    shape: shapes.findArticle,
    signal,
  })
  const listed = [...found.articles.nodes, ...(found.blog?.articles.nodes ?? [])]
  // The search also finds tags that only begin like this one.
  return listed.find(({ tags, blog: { id } }) => id === blog.blogId && tags.some(isTag(tag))) ?? null
}

async function createArticle(
  blog: Blog,
  outgoing: OutgoingArticle,
  { signal }: Waiting,
): Promise<RemotePost> {
  const input = { ...(await describeArticle(blog, outgoing, [], { signal })), blogId: blog.blogId }
  const { articleCreate } = await callShopify(blog, {
    text: shapes.CREATE_ARTICLE,
    variables: { article: input },
    shape: shapes.createArticle,
    signal,
  })
  if (isTaken(articleCreate.userErrors)) return updateOwn(blog, outgoing, { signal })
  const made = readOutcome(articleCreate, outgoing.slug)
  if (made.handle === outgoing.slug) return asRemote(blog, made, { signal })
  await callShopify(blog, {
    text: shapes.DELETE_ARTICLE,
    variables: { id: made.id },
    shape: shapes.deleteArticle,
    signal,
  })
  throw otherHandle(outgoing.slug, made.handle)
}

/** The slug may be that of the same article, when the answer to its creation was lost. */
async function updateOwn(blog: Blog, article: OutgoingArticle, { signal }: Waiting): Promise<RemotePost> {
  const own = await findOwn(blog, { remoteId: null, marker: article.marker }, { signal })
  if (own === null)
    throw new AdapterError('conflict', shapes.describeTaken(article.slug), { reason: 'TAKEN' })
  return updateArticle(blog, { remoteId: own.id, article }, { signal })
}

async function updateArticle(
  blog: Blog,
  { remoteId, article }: { remoteId: string; article: OutgoingArticle },
  { signal }: Waiting,
): Promise<RemotePost> {
  const before = await readArticle(blog, remoteId, { signal })
  if (before === null)
    throw new AdapterError('not_found', 'The article is not in the Shopify store any more.')
  const change = async (input: object) => {
    const { articleUpdate } = await callShopify(blog, {
      text: shapes.UPDATE_ARTICLE,
      variables: { id: remoteId, article: input },
      shape: shapes.updateArticle,
      signal,
    })
    return readOutcome(articleUpdate, article.slug)
  }
  const isMoved = before.handle !== article.slug
  const changed = await change({
    ...(await describeArticle(blog, article, before.tags, { signal })),
    // Readers of the old address are led to the new one.
    ...(isMoved && before.isPublished ? { redirectNewHandle: true } : {}),
  })
  if (changed.handle === article.slug) return asRemote(blog, changed, { signal })
  await change({ handle: before.handle })
  throw otherHandle(article.slug, changed.handle)
}

/** The article as Shopify takes it. Tags that it has there stay, because the shop's people may have added them. */
async function describeArticle(
  blog: Blog,
  article: OutgoingArticle,
  tags: readonly string[],
  options: Waiting,
) {
  const { image, publishedAt, state } = article
  const author = article.author.trim() || (await blog.readShop(options)).name
  const isOld = Date.now() - publishedAt.getTime() > SURELY_PAST_MS
  return {
    title: article.title,
    handle: article.slug,
    body: article.html,
    summary: article.summary,
    author: { name: author },
    isPublished: state === 'live',
    ...(state === 'live' && isOld ? { publishDate: publishedAt.toISOString() } : {}),
    tags: [...new Set([...tags, ...[...article.categories, article.marker].map(tagOf)])],
    ...(image === null ? {} : { image: { url: image.url, altText: image.alt } }),
    metafields: [
      ...metafield('title_tag', article.metaTitle),
      ...metafield('description_tag', article.metaDescription),
    ],
  }
}

/** Where themes read the title and the description for search engines. */
function metafield(key: string, text: string) {
  const value = text.replaceAll(/\s+/g, ' ').trim()
  return value === '' ? [] : [{ namespace: 'global', key, type: 'single_line_text_field', value }]
}

/** Shopify reads commas as the ends of tags. */
function tagOf(text: string): string {
  return text
    .replaceAll(/[,\s]+/g, ' ')
    .trim()
    .slice(0, LONGEST_TAG)
}

/** Shopify does not tell capital letters from small ones in tags. */
function isTag(tag: string) {
  return (other: string) => other.toLowerCase() === tag.toLowerCase()
}

function isTaken(errors: readonly UserError[]): boolean {
  return errors.some(({ code }) => code === 'TAKEN')
}

function readOutcome(
  { article, userErrors }: { article: Article | null; userErrors: UserError[] },
  slug: string,
): Article {
  const [problem] = userErrors
  if (problem !== undefined) throw shapes.explainUserError(problem, slug)
  if (article === null) throw failedCall({ service: LABEL, kind: 'bad_response', reason: 'no_article' })
  return article
}

function otherHandle(slug: string, other: string): AdapterError {
  return new AdapterError(
    'conflict',
    `Shopify does not give the article the slug ${slug}, but ${other}. Please choose another slug.`,
    { reason: 'other_handle' },
  )
}

async function asRemote(blog: Blog, article: Article, options: Waiting): Promise<RemotePost> {
  const { id, handle, isPublished } = article
  if (!isPublished) return { id, url: null, slug: handle, state: 'draft' }
  const { url } = await blog.readShop(options)
  const path = [article.blog.handle, handle].map(encodeURIComponent).join('/')
  return { id, url: `${url}/blogs/${path}`, slug: handle, state: 'live' }
}
