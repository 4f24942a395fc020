import { dateOf } from '../days.ts'
import { SHOP, type Page } from '../pages.ts'
import type { World } from '../world.ts'
import { writePage } from './page-html.ts'
import { ROBOTS, writeSitemap } from './sitemaps.ts'

interface VisitAnswer {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array
}

/** The shop's answer for a path; always the same for the same world. */
export function answerVisit(world: World, path: string): VisitAnswer {
  if (path === '/robots.txt') return answer(200, 'text/plain', ROBOTS)
  if (path === '/shop') return { ...answer(301, 'text/html', ''), headers: { location: `${SHOP.origin}/` } }
  if (path === '/cart' || path === '/account') return answer(200, 'text/html', NOINDEX)
  const sitemap = path.startsWith('/sitemap') ? writeSitemap(world, path) : null
  if (sitemap !== null)
    return answer(200, path.endsWith('.gz') ? 'application/gzip' : 'application/xml', sitemap)
  const page = findPages(world).get(path)
  if (page === undefined) return answer(404, 'text/html', MISSING)
  const made = answer(200, 'text/html', writePage(world, page))
  const changed = new Date(`${dateOf(page.changed)}T06:00:00Z`).toUTCString()
  const etag = `"${world.seed}-${page.id}-${page.changed}"`
  return { ...made, headers: { ...made.headers, 'last-modified': changed, etag } }
}

const NOINDEX = '<!doctype html><meta name="robots" content="noindex"><title>Cart</title><h1>Your cart</h1>'
const MISSING = '<!doctype html><title>Not found</title><h1>There is no such page</h1><a href="/">Home</a>'

const pagesByPath = new WeakMap<World['site'], Map<string, Page>>()

function findPages({ site }: World): Map<string, Page> {
  const known = pagesByPath.get(site) ?? new Map(site.pages.map((page) => [page.path, page]))
  pagesByPath.set(site, known)
  return known
}

function answer(status: number, type: string, body: string | Uint8Array): VisitAnswer {
  const isText = typeof body === 'string'
  return { status, headers: { 'content-type': isText ? `${type}; charset=utf-8` : type }, body }
}
