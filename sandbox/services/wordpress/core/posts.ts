import { z } from 'zod'
import { readJson, replyJson, type Call, type Reply } from '../../service.ts'
import { cleanAsCore } from '../clean-html.ts'
import { articleSchema, type Post } from '../posts.ts'
import { addressOf, giveSearchData, isTaken, slugOf, type Site } from '../site.ts'
import { replyBadParameter, replyCoreError } from './errors.ts'
import { listShopPages } from './shop-pages.ts'

const ROWS = 10
const SEVERAL = 100

/** The body of a call that makes or changes a post. */
const postSchema = z.object({
  title: z.string().max(2000).optional(),
  content: z.string().max(2_000_000).optional(),
  excerpt: z.string().max(2000).optional(),
  slug: z.string().max(400).optional(),
  status: z.enum(['publish', 'draft', 'pending', 'private', 'future']).optional(),
  date_gmt: z.string().max(40).optional(),
  categories: z.array(z.number()).max(100).optional(),
  featured_media: z.number().optional(),
})
type PostBody = z.infer<typeof postSchema>

export function listPosts(site: Site, { url: { searchParams } }: Call): Reply {
  const status = searchParams.get('status') ?? 'publish'
  const slug = searchParams.get('slug')
  const search = searchParams.get('search')?.toLowerCase() ?? ''
  const isLater = searchParams.get('order') !== 'asc'
  const found = site.posts
    .list()
    .filter((post) => status === 'any' || post.state === status)
    .filter((post) => slug === null || post.slug === slugOf(slug))
    .filter(({ title, excerpt, html }) => [title, excerpt, html].some((text) => hasWords(text, search)))
    .toSorted((a, b) => (isLater ? b.id - a.id : a.id - b.id))
  const others = listShopPages(site, 'post').filter(
    (row) =>
      ['any', 'publish'].includes(status) &&
      (slug === null || row.slug === slugOf(slug)) &&
      hasWords(row.title.rendered, search),
  )
  const rows = [...found.map((post) => describePost(site, post)), ...others]
  return replyPart(
    rows.map((row) => pickFields(row, searchParams)),
    searchParams,
  )
}

/** A part of a list, as many rows as were asked for. A part after the last one of posts is refused. */
export function replyPart(rows: object[], query: URLSearchParams): Reply {
  const most = Math.min(Math.max(1, Math.trunc(Number(query.get('per_page') ?? ROWS)) || 1), SEVERAL)
  const page = Math.max(1, Math.trunc(Number(query.get('page') ?? 1)) || 1)
  if (page > 1 && (page - 1) * most >= rows.length) return replyCoreError('rest_post_invalid_page_number')
  const part = rows.slice((page - 1) * most, page * most)
  return replyJson(200, part, { 'x-wp-total': String(rows.length) })
}

/** All words are there; one with `-` before it must not be. */
function hasWords(text: string, search: string): boolean {
  const lower = text.toLowerCase()
  const words = search.split(/[\s,+]+/).filter((word) => word !== '')
  return words.every((word) => (word.startsWith('-') ? !lower.includes(word.slice(1)) : lower.includes(word)))
}

export function showPost(site: Site, { url: { searchParams } }: Call, id: number): Reply {
  const post = site.posts.findById(id)
  return post === null
    ? replyCoreError('rest_post_invalid_id')
    : replyJson(200, pickFields(describePost(site, post), searchParams))
}

export function makePost(site: Site, call: Call): Reply {
  const { posts, stage } = site
  const empty = articleSchema.parse({ title: 'Untitled', html: ' ', status: 'draft' })
  const id = posts.nextId()
  const begun: Post = {
    ...empty,
    title: '',
    html: '',
    id,
    externalId: '',
    revision: 0,
    state: 'draft',
    modified: stage.clock.now(),
  }
  return save(site, call, { before: begun, status: 201 })
}

export function changePost(site: Site, call: Call, id: number): Reply {
  const before = site.posts.findById(id)
  return before === null ? replyCoreError('rest_post_invalid_id') : save(site, call, { before, status: 200 })
}

export function trashPost(site: Site, { url: { searchParams } }: Call, id: number): Reply {
  const post = site.posts.findById(id)
  if (post === null) return replyCoreError('rest_post_invalid_id')
  const trashed: Post = { ...post, state: 'trash', slug: `${post.slug}__trashed` }
  site.posts.save(trashed)
  return replyJson(200, pickFields(describePost(site, trashed), searchParams))
}

function save(site: Site, call: Call, { before, status }: { before: Post; status: number }): Reply {
  const parsed = postSchema.safeParse(readJson(call))
  if (!parsed.success)
    return replyBadParameter(String(parsed.error.issues[0]?.path[0] ?? 'body'), 'Invalid parameter.')
  const post = change(site, before, parsed.data)
  if (post.title === '' && post.html === '' && post.excerpt === '') return replyCoreError('empty_content')
  site.posts.save(post)
  if (post.state === 'publish') giveSearchData(site, post)
  return replyJson(status, describePost(site, post))
}

function change(site: Site, before: Post, body: PostBody): Post {
  const { posts, stage } = site
  const title = body.title === undefined ? before.title : readText(body.title)
  const state = body.status === undefined ? before.state : body.status === 'publish' ? 'publish' : 'draft'
  const wanted = slugOf(body.slug ?? before.slug) || slugOf(title)
  const image =
    body.featured_media === undefined ? before.featured_image : findImage(site, body.featured_media)
  const names = body.categories?.flatMap((id) => posts.categories()[id - 1] ?? [])
  return {
    ...before,
    title,
    html: body.content === undefined ? before.html : cleanAsCore(body.content),
    excerpt: body.excerpt === undefined ? before.excerpt : readText(body.excerpt),
    state,
    // A draft may have the address of another post, until it is published.
    slug: state === 'publish' ? numberSlug(site, wanted, before.id) : wanted,
    categories: names ?? before.categories,
    ...(image === undefined ? {} : { featured_image: image }),
    revision: before.revision + 1,
    modified: stage.clock.now(),
  }
}

function findImage({ posts, host }: Site, id: number): Post['featured_image'] {
  const image = posts.listMedia().find((one) => one.id === id)
  return image === undefined ? {} : { url: `https://${host}${image.path}`, media_id: id }
}

/** WordPress gives a post another address when its own is taken. */
function numberSlug(site: Site, wanted: string, ownId: number): string {
  let slug = wanted
  for (let number = 2; isTaken(site, slug, ownId); number++) slug = `${wanted}-${number}`
  return slug
}

function describePost({ host }: Site, post: Post) {
  const { id, slug, state, title, html, excerpt, featured_image: image } = post
  return {
    id,
    date_gmt: (post.date ?? new Date(post.modified).toISOString()).slice(0, 19),
    modified_gmt: new Date(post.modified).toISOString().slice(0, 19),
    slug,
    status: state,
    type: 'post',
    link: state === 'publish' ? addressOf(host, slug) : `https://${host}/?p=${id}`,
    title: { raw: title, rendered: title },
    content: { raw: html, rendered: html, protected: false },
    excerpt: { raw: excerpt, rendered: excerpt, protected: false },
    author: 2,
    featured_media: image?.media_id ?? 0,
  }
}

/** Text that came in the place of HTML; drawing it makes its signs harmless again. */
function readText(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

/** The fields of an answer that were asked for; all without a list. */
export function pickFields(row: object, query: URLSearchParams): object {
  const wanted = query.get('_fields')?.split(',')
  if (wanted === undefined) return row
  const names = new Set(wanted.map((name) => name.trim().split('.')[0]))
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name)))
}
