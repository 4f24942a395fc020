import { gzipSync } from 'node:zlib'
import { dateOf } from '../days.ts'
import { SHOP, type PageKind } from '../pages.ts'
import { urlOf, type World } from '../world.ts'

const LARGEST = 10_000
const PARTS: { name: string; kinds: PageKind[]; isPacked: boolean }[] = [
  { name: 'pages', kinds: ['home', 'blog', 'static', 'brand', 'category'], isPacked: false },
  { name: 'articles', kinds: ['article'], isPacked: false },
  { name: 'products', kinds: ['product'], isPacked: true },
]

export const ROBOTS = `User-agent: *
Disallow: /cart
Disallow: /account
Crawl-delay: 0

Sitemap: ${SHOP.origin}/sitemap.xml
`

/** The content of a sitemap, or null when there is none at this path. */
export function writeSitemap(world: World, path: string): string | Uint8Array | null {
  if (path === '/sitemap.xml') return writeIndex(world)
  const found = /^\/sitemap-([a-z]+)-(\d+)\.xml(\.gz)?$/.exec(path)
  const part = PARTS.find(({ name, isPacked }) => name === found?.[1] && isPacked === (found[3] === '.gz'))
  if (found === null || part === undefined) return null
  const first = (Number(found[2]) - 1) * LARGEST
  const pages = listPages(world, part.kinds).slice(first, first + LARGEST)
  if (pages.length === 0) return null
  const entries = pages.map(
    (page) => `<url><loc>${urlOf(page)}</loc><lastmod>${dateOf(page.changed)}</lastmod></url>`,
  )
  const text = wrap('urlset', entries)
  return part.isPacked ? gzipSync(text) : text
}

function writeIndex(world: World): string {
  const entries = PARTS.flatMap(({ name, kinds, isPacked }) => {
    const count = Math.ceil(listPages(world, kinds).length / LARGEST)
    return Array.from({ length: count }, (_, index) => {
      const end = isPacked ? '.xml.gz' : '.xml'
      return `<sitemap><loc>${SHOP.origin}/sitemap-${name}-${index + 1}${end}</loc></sitemap>`
    })
  })
  return wrap('sitemapindex', entries)
}

function listPages({ site }: World, kinds: PageKind[]) {
  return site.pages.filter(({ kind }) => kinds.includes(kind))
}

function wrap(name: string, entries: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</${name}>
`
}
