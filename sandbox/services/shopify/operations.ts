import { z } from 'zod'
import { GraphqlError } from './graphql.ts'
import { saveArticle } from './save-article.ts'
import type { Blog, StoredArticle, Store } from './stores.ts'

const pageArgs = z.object({
  first: z.number().min(0).max(250).nullish(),
  after: z.string().nullish(),
  query: z.string().nullish(),
  reverse: z.boolean().nullish(),
})

/** What can be asked of a store. */
export function describeQueries(store: Store): Record<string, unknown> {
  const listed = () => [...store.articles.values()]
  return {
    shop: {
      id: 'gid://shopify/Shop/1',
      name: store.title,
      myshopifyDomain: store.name,
      primaryDomain: { host: store.host, url: `https://${store.host}` },
    },
    blogs: (args: object) =>
      paginate(
        store.blogs.map((blog) => describeBlog(store, blog)),
        args,
      ),
    blog: ({ id }: { id?: unknown }) => {
      const found = store.blogs.find((blog) => blog.id === readId(id, 'Blog'))
      return found === undefined ? null : describeBlog(store, found)
    },
    article: ({ id }: { id?: unknown }) => {
      const found = store.articles.get(readId(id, 'Article'))
      return found === undefined ? null : describeArticle(store, found)
    },
    articles: (args: object) =>
      paginate(
        listed()
          .filter((one) => isFound(one, pageArgs.parse(args).query ?? ''))
          .map((one) => describeArticle(store, one)),
        args,
      ),
  }
}

/** What can be changed in a store; `onSaved` is told of each article that is saved. */
export function describeMutations(
  store: Store,
  now: number,
  onSaved: (article: StoredArticle) => void,
): Record<string, unknown> {
  const answer = (outcome: ReturnType<typeof saveArticle>) => {
    if (outcome.article !== null) onSaved(outcome.article)
    return {
      article: outcome.article && describeArticle(store, outcome.article),
      userErrors: outcome.userErrors,
    }
  }
  return {
    articleCreate: ({ article }: { article?: unknown }) =>
      answer(saveArticle(store, { id: null, input: article, now })),
    articleUpdate: ({ id, article }: { id?: unknown; article?: unknown }) =>
      answer(saveArticle(store, { id: readId(id, 'Article'), input: article, now })),
    articleDelete: ({ id }: { id?: unknown }) => {
      const known = readId(id, 'Article')
      const isThere = store.articles.has(known)
      store.articles.delete(known)
      const missing = { code: 'NOT_FOUND', field: ['id'], message: 'Article does not exist' }
      return { deletedArticleId: isThere ? known : null, userErrors: isThere ? [] : [missing] }
    },
  }
}

function describeArticle(store: Store, article: StoredArticle): object {
  const { metafields: _, blogId, author, ...rest } = article
  const blog = store.blogs.find(({ id }) => id === blogId)
  return { ...rest, author: { name: author }, blog: blog && { ...blog } }
}

function describeBlog(store: Store, blog: Blog): object {
  const own = () => [...store.articles.values()].filter(({ blogId }) => blogId === blog.id)
  return {
    ...blog,
    articles: (args: object) =>
      paginate(
        own().map((one) => describeArticle(store, one)),
        args,
      ),
  }
}

function paginate(rows: object[], args: object): object {
  const { first, after, reverse } = pageArgs.parse(args)
  if (first === null || first === undefined)
    throw new GraphqlError('BAD_REQUEST', 'you must provide one of first or last')
  const ordered = reverse === true ? rows.toReversed() : rows
  const start = after === null || after === undefined ? 0 : Number(Buffer.from(after, 'base64').toString())
  const nodes = ordered.slice(start, start + first)
  const end = start + nodes.length
  return {
    nodes,
    edges: nodes.map((node) => ({ node })),
    pageInfo: {
      hasNextPage: end < ordered.length,
      hasPreviousPage: start > 0,
      endCursor: nodes.length === 0 ? null : Buffer.from(String(end)).toString('base64'),
    },
  }
}

/** Searches by tag, title or handle; tags that begin with the text are found, too. */
function isFound(article: StoredArticle, query: string): boolean {
  const [, field, quoted, plain] = /^(tag|title|handle):(?:"((?:[^"\\]|\\.)*)"|(\S+))$/.exec(query) ?? []
  if (field === undefined) return query === ''
  const wanted = (quoted?.replaceAll(/\\(.)/g, '$1') ?? plain ?? '').toLowerCase()
  const values = field === 'tag' ? article.tags : [field === 'title' ? article.title : article.handle]
  return values.some((value) => value.toLowerCase().startsWith(wanted))
}

const IDS = {
  Article: /^gid:\/\/shopify\/Article\/\d{1,20}$/,
  Blog: /^gid:\/\/shopify\/Blog\/\d{1,20}$/,
}

function readId(id: unknown, type: keyof typeof IDS): string {
  const text = typeof id === 'string' ? id : ''
  if (!IDS[type].test(text)) throw new GraphqlError('RESOURCE_NOT_FOUND', `Invalid global id '${text}'`)
  return text
}
