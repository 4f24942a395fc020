import { z } from 'zod'
import { cleanHtml } from '../wordpress/clean-html.ts'
import { GraphqlError } from './graphql.ts'
import type { StoredArticle, Store } from './stores.ts'

const inputSchema = z.strictObject({
  blogId: z.string().optional(),
  title: z.string().optional(),
  handle: z.string().optional(),
  body: z.string().max(1_000_000).optional(),
  summary: z.string().optional(),
  author: z.strictObject({ name: z.string().optional(), userId: z.string().optional() }).optional(),
  tags: z.array(z.string()).optional(),
  image: z.strictObject({ url: z.string(), altText: z.string().optional() }).optional(),
  isPublished: z.boolean().optional(),
  publishDate: z.iso.datetime().optional(),
  redirectNewHandle: z.boolean().optional(),
  templateSuffix: z.string().optional(),
  metafields: z
    .array(
      z.strictObject({
        namespace: z.string(),
        key: z.string(),
        type: z.string(),
        value: z.string(),
      }),
    )
    .optional(),
})
type Input = z.infer<typeof inputSchema>

interface UserError {
  code: string
  field: string[]
  message: string
}

interface Outcome {
  article: StoredArticle | null
  userErrors: UserError[]
}

const LONGEST_TITLE = 255

/** Creates an article, or changes the one with this id; what is wrong with it is said in `userErrors`. */
export function saveArticle(
  store: Store,
  { id, input: given, now }: { id: string | null; input: unknown; now: number },
): Outcome {
  const parsed = inputSchema.safeParse(given)
  if (!parsed.success)
    throw new GraphqlError('INVALID_VARIABLE', 'Variable $article was provided invalid value')
  const input = parsed.data
  const before = id === null ? null : (store.articles.get(id) ?? null)
  if (id !== null && before === null) return refuse('NOT_FOUND', ['id'], 'Article does not exist')
  const blogId = input.blogId ?? before?.blogId
  const handle = handleOf(input.handle ?? before?.handle ?? input.title ?? '')
  const problem = findProblem(store, { input, before, blogId, handle, now })
  if (problem !== null) return problem
  const isPublished = input.isPublished ?? before?.isPublished ?? false
  const article: StoredArticle = {
    id: before?.id ?? store.nextId(),
    blogId: blogId ?? '',
    title: (input.title ?? before?.title ?? '').trim(),
    handle,
    // Kept clean of scripts, because the pages of the made-up web are shown in people's browsers.
    body: input.body === undefined ? (before?.body ?? '') : cleanHtml(input.body),
    summary: input.summary ?? before?.summary ?? '',
    author: input.author?.name ?? before?.author ?? '',
    tags: input.tags === undefined ? (before?.tags ?? []) : splitTags(input.tags),
    image:
      input.image === undefined
        ? (before?.image ?? null)
        : { url: input.image.url, altText: input.image.altText ?? null },
    metafields: new Map([
      ...(before?.metafields ?? []),
      ...(input.metafields ?? []).map(({ namespace, key, value }) => [`${namespace}.${key}`, value] as const),
    ]),
    isPublished,
    publishedAt: isPublished
      ? (input.publishDate ?? before?.publishedAt ?? new Date(now).toISOString())
      : null,
  }
  store.articles.set(article.id, article)
  if (input.redirectNewHandle === true && before !== null && before.handle !== handle)
    store.redirects.set(pathOf(store, before), pathOf(store, article))
  return { article, userErrors: [] }
}

/** Where readers find an article on the website of the store. */
export function pathOf(
  { blogs }: Pick<Store, 'blogs'>,
  { blogId, handle }: Pick<StoredArticle, 'blogId' | 'handle'>,
): string {
  const blog = blogs.find(({ id }) => id === blogId)
  return `/blogs/${encodeURIComponent(blog?.handle ?? '')}/${encodeURIComponent(handle)}`
}

interface Checked {
  input: Input
  before: StoredArticle | null
  blogId: string | undefined
  handle: string
  now: number
}

function findProblem(store: Store, { input, before, blogId, handle, now }: Checked): Outcome | null {
  const title = input.title ?? before?.title ?? ''
  if (title.trim() === '') return refuse('BLANK', ['article', 'title'], "Title can't be blank")
  if (title.length > LONGEST_TITLE)
    return refuse('TOO_LONG', ['article', 'title'], 'Title is too long (maximum is 255 characters)')
  if (before === null && !input.author?.name?.trim())
    return refuse('AUTHOR_FIELD_REQUIRED', ['article', 'author'], 'Must set an author to create article')
  if (blogId === undefined)
    return refuse('BLOG_REFERENCE_REQUIRED', ['article'], 'Must reference or create a blog')
  if (store.blogs.every(({ id }) => id !== blogId))
    return refuse('NOT_FOUND', ['article', 'blogId'], 'Must reference an existing blog')
  if (input.isPublished === true && Date.parse(input.publishDate ?? '') > now)
    return refuse(
      'INVALID_PUBLISH_DATE',
      ['article'],
      'Can’t set isPublished to true and also set a future publish date',
    )
  const blank = (input.metafields ?? []).findIndex(({ value }) => value === '' || value.includes('\n'))
  if (blank !== -1)
    return refuse('INVALID_VALUE', ['article', 'metafields', String(blank), 'value'], "Value can't be blank")
  if (input.image !== undefined && !/^https?:\/\//.test(input.image.url))
    return refuse('UPLOAD_FAILED', ['article', 'image', 'url'], 'Image upload failed')
  const isTaken = [...store.articles.values()].some(
    (one) => one.id !== before?.id && one.blogId === blogId && one.handle === handle,
  )
  return isTaken ? refuse('TAKEN', ['article', 'handle'], 'Handle has already been taken') : null
}

function refuse(code: string, field: string[], message: string): Outcome {
  return { article: null, userErrors: [{ code, field, message }] }
}

/** Signs become hyphens, and capital letters small ones. */
function handleOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 255)
}

function splitTags(tags: readonly string[]): string[] {
  const parts = tags.flatMap((tag) => tag.split(',')).map((tag) => tag.trim())
  return [...new Map(parts.filter((tag) => tag !== '').map((tag) => [tag.toLowerCase(), tag])).values()]
}
