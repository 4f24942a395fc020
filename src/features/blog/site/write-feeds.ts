import type { Blog } from './arrange-blog.ts'
import { isDate, writeFeedDate } from './dates.ts'
import { escapeText } from './escape.ts'
import { absolute, articlePath, hubPath } from './links.ts'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
/** Feed readers ask again and again, and want what is new. */
export const MOST_IN_FEED = 100

/** All pages for search engines; none of a blog that they should not see. */
export function writeSitemap(blog: Blog): string {
  const { site, articles, hubs } = blog
  const times = new Map(articles.map(({ id, updatedAt }) => [id, Date.parse(updatedAt) || 0]))
  const newest = (some: { id: number; updatedAt: string }[]) =>
    some.toSorted((one, other) => (times.get(other.id) ?? 0) - (times.get(one.id) ?? 0))[0]?.updatedAt ?? ''
  const pages = [
    { path: '', changed: newest(articles) },
    ...hubs.map((hub) => ({ path: hubPath(hub), changed: newest(hub.articles) })),
    ...articles
      .filter(({ canonical }) => canonical === null)
      .map((article) => ({ path: articlePath(article), changed: article.updatedAt })),
  ]
  const entries = pages.map(({ path, changed }) => {
    const when = isDate(changed) ? `<lastmod>${escapeText(changed)}</lastmod>` : ''
    return `<url><loc>${escapeText(absolute(blog, path))}</loc>${when}</url>\n`
  })
  return `${DECLARATION}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${site.isStaging ? '' : entries.join('')}</urlset>
`
}

/** The newest articles as RSS 2.0. */
export function writeFeed(blog: Blog): string {
  const { site, articles, language } = blog
  const items = articles.slice(0, MOST_IN_FEED).map((article) => {
    const { title, summary, author, hub, publishedAt } = article
    const address = escapeText(absolute(blog, articlePath(article)))
    const day = writeFeedDate(publishedAt)
    return `<item><title>${escapeText(title)}</title><link>${address}</link><guid isPermaLink="true">${address}</guid>${
      summary === '' ? '' : `<description>${escapeText(escapeText(summary))}</description>`
    }${day === null ? '' : `<pubDate>${day}</pubDate>`}${author === '' ? '' : `<dc:creator>${escapeText(author)}</dc:creator>`}${
      hub === null ? '' : `<category>${escapeText(hub.name)}</category>`
    }</item>\n`
  })
  const newest = articles[0] && writeFeedDate(articles[0].publishedAt)
  return `${DECLARATION}
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeText(site.name)}</title>
<link>${escapeText(absolute(blog, ''))}</link>
<description>${escapeText(site.description || site.name)}</description>
<language>${escapeText(language.tag)}</language>
${newest ? `<lastBuildDate>${newest}</lastBuildDate>\n` : ''}<atom:link href="${escapeText(absolute(blog, 'feed.xml'))}" rel="self" type="application/rss+xml"/>
${items.join('')}</channel>
</rss>
`
}

/** What robots may read. */
export function writeRobots(blog: Blog): string {
  return blog.site.isStaging
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${absolute(blog, 'sitemap.xml')}\n`
}
