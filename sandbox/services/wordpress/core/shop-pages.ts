import { dateOf, SHOP, urlOf } from '../../../world/index.ts'
import type { Site } from '../site.ts'

/** Beside the ids of posts, which begin at 1001. */
const FIRST_ID = 10_000
/** Pages of the shop that are products and their categories, which WordPress has in other lists. */
const OTHER_LISTS = new Set(['product', 'category'])

/** The posts or the pages of the made-up shop that Keyloom has not made; none at other hosts. */
export function listShopPages({ stage, host }: Site, type: 'post' | 'page') {
  if (host !== SHOP.host) return []
  return stage
    .world()
    .site.pages.filter(({ kind }) => !OTHER_LISTS.has(kind) && (kind === 'article') === (type === 'post'))
    .map((page) => ({
      id: FIRST_ID + page.id,
      date_gmt: `${dateOf(page.changed)}T06:00:00`,
      modified_gmt: `${dateOf(page.changed)}T06:00:00`,
      slug: page.path.split('/').at(-1) ?? '',
      status: 'publish',
      type,
      link: urlOf(page),
      title: { rendered: page.title },
      content: { raw: '', rendered: '', protected: false },
    }))
}
