import type { Stage } from '../../stage/stage.ts'
import { answerVisit, SHOP } from '../../world/index.ts'
import { findKeywords } from './find-keywords.ts'
import type { Post, Posts } from './posts.ts'

export const BLOG = '/blog/'

/** A made-up website with WordPress. */
export interface Site {
  stage: Stage
  host: string
  posts: Posts
}

/** Later days have search data about the page, from the day on which it was first there. */
export function giveSearchData({ stage, host }: Site, post: Post): void {
  const url = addressOf(host, post.slug)
  const world = stage.world()
  const day = world.published.find((one) => one.url === url)?.day ?? stage.today()
  stage.publish({ url, keywords: findKeywords(world, post), day })
}

/** Whether an address is of another post than this one, or of a page of the shop. */
export function isTaken({ posts, host, stage }: Site, slug: string, ownId: number | null): boolean {
  const other = posts.findBySlug(slug)
  if (other !== null && other.id !== ownId) return true
  return host === SHOP.host && answerVisit(stage.world(), `${BLOG}${slug}`).status !== 404
}

export function addressOf(host: string, slug: string): string {
  return `https://${host}${BLOG}${encodeURIComponent(slug)}`
}

export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 200)
}
