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
  externalId: string
  revision: number
  /** `trash`: the website's people have deleted it. */
  state: 'publish' | 'draft' | 'trash'
  /** Milliseconds since 1970. */
  modified: number
}

interface Media {
  id: number
  externalId: string
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
  let lastId = FIRST_ID
  return {
    nextId: (): number => ++lastId,
    find: (externalId: string): Post | null => posts.get(externalId) ?? null,
    /** A post that is in no trash. */
    findKept(externalId: string): Post | null {
      const post = posts.get(externalId)
      return post === undefined || post.state === 'trash' ? null : post
    },
    findBySlug: (slug: string): Post | null =>
      [...posts.values()].find((post) => post.slug === slug && post.state !== 'trash') ?? null,
    list: (): Post[] => [...posts.values()].filter(({ state }) => state !== 'trash'),
    save: (post: Post): unknown => posts.set(post.externalId, post),
    delete: (externalId: string): unknown => posts.delete(externalId),
    findMedia: (externalId: string): Media | null => media.get(externalId) ?? null,
    findFile: (path: string): Media | null => [...media.values()].find((one) => one.path === path) ?? null,
    saveMedia: (one: Media): unknown => media.set(one.externalId, one),
  }
}
export type Posts = ReturnType<typeof createPosts>
