import { BoundedMap } from '../../stage/bounded-map.ts'
import type { Clock } from '../../stage/clock.ts'
import { SHOP } from '../../world/index.ts'

export interface Blog {
  id: string
  title: string
  handle: string
}

export interface StoredArticle {
  id: string
  blogId: string
  title: string
  handle: string
  body: string
  summary: string
  author: string
  tags: string[]
  image: { url: string; altText: string | null } | null
  metafields: Map<string, string>
  isPublished: boolean
  publishedAt: string | null
}

const MOST_ARTICLES = 2_000
const FIRST_ID = 560_000_000_000
/** The points of a store, as those of most plans are. */
export const MOST_POINTS = 2_000
const POINTS_A_SECOND = 100

/** What a store holds. Its website is the shop of the world for `trailhouse`, else a site of its own. */
export function createStore(name: string, clock: Clock) {
  const host = name === `${SHOP.host.split('.')[0] ?? ''}.myshopify.com` ? SHOP.host : siteOf(name)
  const articles = new BoundedMap<StoredArticle>(MOST_ARTICLES)
  const redirects = new BoundedMap<string>(MOST_ARTICLES)
  const bucket = { points: MOST_POINTS, at: clock.now() }
  let last = FIRST_ID
  const blogs: Blog[] = [
    { id: 'gid://shopify/Blog/101', title: 'News', handle: 'news' },
    { id: 'gid://shopify/Blog/102', title: 'Guides', handle: 'guides' },
  ]
  return {
    name,
    host,
    title: host === SHOP.host ? SHOP.name : (name.split('.')[0] ?? name),
    blogs,
    articles,
    /** New paths by old ones. */
    redirects,
    nextId: () => `gid://shopify/Article/${++last}`,
    /** Takes points out of the bucket if there are enough; returns how many are in it, and whether there were. */
    spend(points: number, isKept: boolean): { left: number; isEnough: boolean } {
      const passed = Math.max(0, clock.now() - bucket.at) / 1_000
      bucket.points = Math.min(MOST_POINTS, bucket.points + passed * POINTS_A_SECOND)
      bucket.at = clock.now()
      const isEnough = !isKept || bucket.points >= points
      if (isEnough) bucket.points = Math.max(0, bucket.points - points)
      return { left: Math.floor(bucket.points), isEnough }
    },
  }
}
export type Store = ReturnType<typeof createStore>

export const RESTORE_RATE = POINTS_A_SECOND

function siteOf(name: string): string {
  return `${name.split('.')[0] ?? 'store'}.example`
}
