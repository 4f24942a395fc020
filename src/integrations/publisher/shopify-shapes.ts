import { z } from 'zod'
import { AdapterError, type AdapterErrorKind } from '#platform/server/outbound/adapter-error.ts'

const id = z.string().max(100)
const handle = z.string().max(400)

/** An article of a blog of the store. */
export const article = z.object({
  id,
  handle,
  isPublished: z.boolean(),
  tags: z.array(z.string()),
  blog: z.object({ id, handle }),
})
export type Article = z.infer<typeof article>

/** The fields of that shape, in GraphQL. */
const FIELDS = 'id handle isPublished tags blog { id handle }'

const userError = z.object({
  code: z.string().nullable(),
  field: z.array(z.string()).nullable(),
  message: z.string(),
})
export type UserError = z.infer<typeof userError>

const outcome = z.object({ article: article.nullable(), userErrors: z.array(userError) })

export const READ_ARTICLE = `query ReadArticle($id: ID!) { article(id: $id) { ${FIELDS} } }`
export const readArticle = z.object({ article: article.nullable() })

/** The search learns of new articles a little later than the blog itself, so both are asked. */
export const FIND_ARTICLE = `query FindArticle($blogId: ID!, $search: String!) {
  articles(first: 10, query: $search) { nodes { ${FIELDS} } }
  blog(id: $blogId) { articles(first: 50, reverse: true) { nodes { ${FIELDS} } } }
}`
const nodes = z.object({ nodes: z.array(article) })
export const findArticle = z.object({ articles: nodes, blog: z.object({ articles: nodes }).nullable() })

export const CREATE_ARTICLE = `mutation CreateArticle($article: ArticleCreateInput!) {
  articleCreate(article: $article) { article { ${FIELDS} } userErrors { code field message } }
}`
export const createArticle = z.object({ articleCreate: outcome })

export const UPDATE_ARTICLE = `mutation UpdateArticle($id: ID!, $article: ArticleUpdateInput!) {
  articleUpdate(id: $id, article: $article) { article { ${FIELDS} } userErrors { code field message } }
}`
export const updateArticle = z.object({ articleUpdate: outcome })

export const DELETE_ARTICLE = `mutation DeleteArticle($id: ID!) {
  articleDelete(id: $id) { deletedArticleId userErrors { code field message } }
}`
export const deleteArticle = z.object({ articleDelete: z.object({ userErrors: z.array(userError) }) })

export const READ_SHOP = 'query ReadShop { shop { name primaryDomain { url } } }'
export const readShop = z.object({
  shop: z.object({
    name: z.string(),
    primaryDomain: z.object({ url: z.url({ protocol: /^https?$/ }).max(2_000) }),
  }),
})

export const LIST_BLOGS = `query ListBlogs($after: String) {
  blogs(first: 100, after: $after) { nodes { id title handle } pageInfo { hasNextPage endCursor } }
}`
const blog = z.object({ id, title: z.string(), handle })
export type ShopifyBlog = z.infer<typeof blog>
const blogPage = z.object({
  nodes: z.array(blog),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
})
export type BlogPage = z.infer<typeof blogPage>
export const listBlogs = z.object({ blogs: blogPage })

const NO_BLOG = 'The blog is not in the Shopify store any more. Please choose another one in the settings.'
const LONGEST_MESSAGE = 200

/** What an error about the input means, in words. */
export function explainUserError({ code, field, message }: UserError, slug: string): AdapterError {
  const reason = /^\w{1,60}$/.test(code ?? '') ? (code ?? '') : ''
  const place = field?.at(-1) ?? ''
  const [kind, words] = describe({ reason, place, message, slug })
  return new AdapterError(kind, words, { reason })
}

interface Refused {
  reason: string
  place: string
  message: string
  slug: string
}

function describe({ reason, place, message, slug }: Refused): [AdapterErrorKind, string] {
  if (reason === 'TAKEN') return ['conflict', describeTaken(slug)]
  if (reason === 'NOT_FOUND' && place === 'id')
    return ['not_found', 'The article is not in the Shopify store any more.']
  if (place === 'blogId' || place === 'blog') return ['invalid', NO_BLOG]
  if (reason === 'UPLOAD_FAILED' || place === 'url' || place === 'image')
    return [
      'invalid',
      'Shopify cannot load the image of the article. Its address must be open to everybody: please choose another image.',
    ]
  const said = message.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
  return ['invalid', `Shopify does not accept the article: ${said.slice(0, LONGEST_MESSAGE)}`]
}

export function describeTaken(slug: string): string {
  return `The blog already has another article with the slug ${slug}. Please choose another slug.`
}
