import { dateOf, SHOP, urlOf, type World } from '../../world/index.ts'
import { replyJson, type Reply } from '../service.ts'
import type { Post } from './posts.ts'

const ROWS = 100
/** Beside the ids of posts, which begin at 1001. */
const FIRST_PAGE_ID = 10_000
/** Pages of the shop that WordPress has among its products and categories, not among its pages. */
const OTHER_LISTS = new Set(['product', 'category'])

interface Shelf {
  world: World
  posts: Post[]
  categories: readonly string[]
  host: string
  addressOf(slug: string): string
}

/** The posts and pages of the site: those of the made-up shop, and those that Keyloom made. */
export function listPages({ world, posts, host, addressOf }: Shelf, query: URLSearchParams): Reply {
  const own = posts.map((post) => ({
    id: post.id,
    external_id: post.externalId,
    url: addressOf(post.slug),
    title: post.title,
    type: 'post',
    status: post.state,
    published: post.state === 'publish' ? new Date(post.modified).toISOString() : null,
    modified: new Date(post.modified).toISOString(),
  }))
  const shop = host === SHOP.host ? world.site.pages : []
  const listed = shop.filter(({ kind }) => !OTHER_LISTS.has(kind))
  const others = listed.map((page) => ({
    id: FIRST_PAGE_ID + page.id,
    external_id: null,
    url: urlOf(page),
    title: page.title,
    type: page.kind === 'article' ? 'post' : 'page',
    status: 'publish',
    published: `${dateOf(page.changed)}T06:00:00Z`,
    modified: `${dateOf(page.changed)}T06:00:00Z`,
  }))
  return replyPart([...own, ...others], query)
}

/** The categories of posts, which the shop shows on no page, and those of its products. */
export function listCategories({ world, categories, host }: Shelf, query: URLSearchParams): Reply {
  const shop = host === SHOP.host ? world.site.pages : []
  const ofProducts = shop
    .filter(({ kind }) => kind === 'category')
    .map((page) => ({
      id: FIRST_PAGE_ID + page.id,
      name: page.title,
      slug: page.path.split('/').at(-1) ?? '',
      parent: null,
      taxonomy: 'product_cat',
      url: urlOf(page),
    }))
  const rows = categories.map((name, place) => ({
    id: place + 1,
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    parent: null,
    taxonomy: 'category',
    url: null,
  }))
  return replyPart([...rows, ...ofProducts], query)
}

export function listProducts({ world, host }: Shelf, query: URLSearchParams): Reply {
  const pages = host === SHOP.host ? world.site.pages : []
  const rows = pages.flatMap(({ id, product, ...page }) =>
    product === null
      ? []
      : [
          {
            id: FIRST_PAGE_ID + id,
            name: page.title,
            url: urlOf({ id, product, ...page }),
            sku: product.sku,
            price: product.price.toFixed(2),
            currency: 'USD',
            in_stock: product.stock.some((count) => count > 0),
          },
        ],
  )
  return replyPart(rows, query)
}

function replyPart(rows: unknown[], query: URLSearchParams): Reply {
  const page = Math.min(Math.max(1, Math.trunc(Number(query.get('page') ?? 1)) || 1), 100_000)
  return replyJson(200, { items: rows.slice((page - 1) * ROWS, page * ROWS), total: rows.length })
}
