import { replyHtml, type Reply } from './service.ts'

/** Sites whose answers are made to block or overload a crawler, by the first word of the host name. */
const SITES: Record<string, (asked: { path: string; origin: string }) => Reply | null> = {
  /** A sitemap of 440 bytes whose `loc` has 400 spaces. */
  spaces: ({ path }) =>
    path === '/sitemap.xml' ? xml(`<urlset><url><loc>${' '.repeat(400)}</url></urlset>`) : null,
  /** A sitemap of opening tags that are never closed. */
  openings: ({ path }) => (path === '/sitemap.xml' ? xml('<url>'.repeat(80_000)) : null),
  /** A robots.txt of half a megabyte with one rule of wildcards, and long URLs to match against it. */
  stars: ({ path, origin }) => {
    if (path === '/robots.txt')
      return text(`User-agent: *\nDisallow: /${'*'.repeat(500_000)}x$\nSitemap: ${origin}/sitemap.xml`)
    if (path !== '/sitemap.xml') return null
    return sitemap(Array.from({ length: 12 }, (_, at) => `${origin}/${at}${'a'.repeat(1_900)}`))
  },
  /** A URL of 150 KB with 10,000 tracking parameters, which normalizing drops. */
  parameters: ({ path, origin }) => {
    if (path !== '/sitemap.xml') return null
    const parameters = Array.from({ length: 10_000 }, (_, at) => `utm_${at}=${at}`)
    return sitemap([`${origin}/?${parameters.join('&')}`])
  },
  /** A robots.txt with 17,000 sitemaps on 17,000 hosts, to make the crawler send requests to others. */
  reflector: ({ path }) => {
    if (path !== '/robots.txt') return null
    const names = Array.from({ length: 17_000 }, (_, at) => `Sitemap: https://h${at}.hostile.example/s.xml`)
    return text(names.join('\n'))
  },
  /** An infinite number of pages, each with 2,000 links to others. */
  endless: ({ path }) => {
    if (path === '/robots.txt' || path === '/sitemap.xml') return null
    const links = Array.from({ length: 2_000 }, (_, at) => `<a href="${path}${at % 40}/${at}">${at}</a>`)
    return replyHtml(200, `<title>Endless</title>${links.join('')}`)
  },
}

const HOST = /^([a-z]+)\.hostile\.example$/

/** Returns null for a host that is not below hostile.example. */
export function visitHostileSite({ hostname, pathname }: URL): Reply | null {
  if (!hostname.endsWith('.hostile.example')) return null
  const site = SITES[HOST.exec(hostname)?.[1] ?? '']
  return site?.({ path: pathname, origin: `https://${hostname}` }) ?? replyHtml(404, 'Nothing here')
}

function sitemap(addresses: string[]): Reply {
  const places = addresses.map((address) => `<url><loc>${address.replaceAll('&', '&amp;')}</loc></url>`)
  return xml(`<urlset>${places.join('')}</urlset>`)
}

function xml(body: string): Reply {
  return { status: 200, headers: { 'content-type': 'application/xml; charset=utf-8' }, body }
}

function text(body: string): Reply {
  return { status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' }, body }
}
