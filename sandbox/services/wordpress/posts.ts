import { z } from 'zod'
import { BoundedMap } from '../../stage/bounded-map.ts'

const text = z.string().max(2000)

/** The body of `PUT /articles/{external_id}`. */
export const articleSchema = z.object({
  title: text.trim().min(1),
  slug: text.default(''),
  html: z.string().min(1).max(2_000_000),
  excerpt: text.default(''),
  status: z.enum(['publish', 'draft']),
  date: z.iso.datetime({ offset: true }).optional(),
  categories: z.array(text).max(20).default([]),
  featured_image: z.object({ url: text.optional(), media_id: z.number().optional() }).optional(),
  meta: z.object({ title: text.default(''), description: text.default('') }).prefault({}),
  canonical: text.default(''),
  json_ld: z.array(z.record(z.string(), z.unknown())).default([]),
  language: z
    .string()
    .regex(/^([a-z]{2,3}([_-][A-Za-z0-9]{2,8}){0,3})?$/)
    .default(''),
  translation_of: text.default(''),
  only_existing: z.boolean().default(false),
})
type Article = z.infer<typeof articleSchema>

export interface Post extends Article {
  id: number
  /** The id that our plugin has noted; '' for a post that the plugin does not know. */
  externalId: string
  revision: number
  /** `trash`: the website's people have deleted it. */
  state: 'publish' | 'draft' | 'trash'
  /** Milliseconds since 1970. */
  modified: number
}

export interface Media {
  id: number
  /** The id that our plugin has noted; '' for an image that the plugin does not know. */
  externalId: string
  slug: string
  /** On the site, such as /wp-content/uploads/boots.png. */
  path: string
  type: string
  bytes: Uint8Array
}

const MOST_POSTS = 2000
const MOST_MEDIA = 100
const FIRST_ID = 1000

/** What a site's database holds: posts by their ids at Keyloom, and images. */
export function createPosts() {
  const posts = new BoundedMap<Post>(MOST_POSTS)
  const media = new BoundedMap<Media>(MOST_MEDIA)
  const categories = ['Journal']
  let lastId = FIRST_ID
  const listAll = () => [...posts.values()]
  const listMedia = () => [...media.values()]
  return {
    nextId: (): number => ++lastId,
    /** The post that our plugin knows by this id, or that becomes it because its text has the mark of the article. */
    find(externalId: string): Post | null {
      const known = listAll().find((post) => post.externalId === externalId)
      if (known !== undefined) return known
      const mark = markOf(externalId)
      const marked = listAll().find(
        (post) => post.externalId === '' && post.state !== 'trash' && post.html.includes(mark),
      )
      if (marked === undefined) return null
      const adopted = { ...marked, externalId }
      posts.set(String(marked.id), adopted)
      return adopted
    },
    findById: (id: number): Post | null => posts.get(String(id)) ?? null,
    findBySlug: (slug: string): Post | null =>
      listAll().find((post) => post.slug === slug && post.state !== 'trash') ?? null,
    list: (): Post[] => listAll().filter(({ state }) => state !== 'trash'),
    save: (post: Post): unknown => posts.set(String(post.id), post),
    delete: (id: number): unknown => posts.delete(String(id)),
    findMedia: (externalId: string): Media | null =>
      listMedia().find((one) => one.externalId === externalId) ?? null,
    listMedia,
    findFile: (path: string): Media | null => listMedia().find((one) => one.path === path) ?? null,
    saveMedia: (one: Media): unknown => media.set(String(one.id), one),
    categories: (): readonly string[] => categories,
    addCategories: (names: readonly string[]): unknown =>
      categories.push(...names.filter((name) => !categories.includes(name))),
  }
}
export type Posts = ReturnType<typeof createPosts>

/** The comment in a text that says which article it is, whether our plugin or an application password brought it. */
export function markOf(externalId: string): string {
  return `<!-- keyloom:${externalId}: -->`
}

/** A post that is in no trash; null for any other. */
export function keptOnly(post: Post | null): Post | null {
  return post === null || post.state === 'trash' ? null : post
}
