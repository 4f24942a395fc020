import { findImageAddress } from './addresses.ts'
import type { Blog, PlacedArticle } from './arrange-blog.ts'
import { isDate, writeDate } from './dates.ts'
import { escapeText, writeJsonLd } from './escape.ts'
import { absolute, articlePath, hubPath, linkTo } from './links.ts'
import { listHeadings } from './outline.ts'
import { english, writeDocument } from './write-document.ts'
import { writeBreadcrumb, writeMeta } from './write-parts.ts'
import { fillText } from './texts/find-texts.ts'

const ROOT = '../'
const DAY_MS = 24 * 60 * 60 * 1000

/** The page of an article with its body. */
export function writeArticle(
  blog: Blog,
  article: PlacedArticle,
  related: PlacedArticle[],
  body: string,
): string {
  const { title, summary, metaTitle, metaDescription, canonical, hub, image, jsonLd } = article
  const trail = hub === null ? [] : [{ label: hub.name, path: hubPath(hub) }]
  const lead = summary === '' ? '' : `<p class="lead">${escapeText(summary)}</p>\n`
  return writeDocument(blog, {
    root: ROOT,
    title: metaTitle || `${title} | ${blog.site.name}`,
    description: metaDescription || summary || title,
    path: articlePath(article),
    canonical,
    kind: 'article',
    image,
    head: writeTimes(article) + jsonLd + writePath(blog, article),
    main: `<article>
<header class="head">
${writeBreadcrumb(blog, ROOT, trail)}
<h1>${escapeText(title)}</h1>
${lead}${writeByline(blog, article)}
</header>
${writePicture(image)}<div class="prose">
${writeOutline(blog, body)}${completeBody(blog, body)}
</div>
</article>
${writeRelated(blog, related)}`,
  })
}

/** The way from the blog by its hub to the article, for search engines. */
function writePath(blog: Blog, { hub, title, slug }: PlacedArticle): string {
  if (hub === null) return ''
  const pages = [
    { name: blog.site.name, path: '' },
    { name: hub.name, path: hubPath(hub) },
    { name: title, path: articlePath({ slug }) },
  ]
  const itemListElement = pages.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: absolute(blog, path),
  }))
  return writeJsonLd({ '@type': 'BreadcrumbList', itemListElement })
}

function writeTimes({ publishedAt, updatedAt }: PlacedArticle): string {
  return [
    { name: 'published_time', time: publishedAt },
    { name: 'modified_time', time: updatedAt },
  ]
    .filter(({ time }) => isDate(time))
    .map(({ name, time }) => `<meta property="article:${name}" content="${escapeText(time)}">\n`)
    .join('')
}

function writeByline(blog: Blog, article: PlacedArticle): string {
  const { publishedAt, updatedAt, author } = article
  const isUpdated = Date.parse(updatedAt) - Date.parse(publishedAt) >= DAY_MS
  const day = `<time datetime="${escapeText(updatedAt)}">${escapeText(writeDate(updatedAt, blog.language.tag))}</time>`
  const update = `<span${english(blog)}>${fillText(escapeText(blog.texts.updated), { date: day })}</span>`
  return writeMeta(blog, article, {
    before: author === '' ? [] : [`<span class="author">${escapeText(author)}</span>`],
    after: isUpdated ? [update] : [],
  })
}

function writePicture(image: PlacedArticle['image']): string {
  const address = image && findImageAddress(image.url, ROOT)
  return address
    ? `<img class="hero" src="${escapeText(address)}" alt="${escapeText(image.alt)}" width="1200" height="675" fetchpriority="high">\n`
    : ''
}

function writeOutline(blog: Blog, body: string): string {
  const headings = listHeadings(body)
  if (headings.length === 0) return ''
  const label = escapeText(blog.texts.onThisPage)
  const items = headings.map(({ id, text }) => `<li><a href="#${encodeURIComponent(id)}">${text}</a></li>`)
  return `<nav class="outline" aria-label="${label}"><p${english(blog)}>${label}</p><ol>${items.join('')}</ol></nav>\n`
}

/** Gives the list of sources its heading, and lets people scroll wide tables with keys. */
function completeBody(blog: Blog, body: string): string {
  const { sources, table } = blog.texts
  return body
    .replaceAll(
      /(<section class="sources">\s{0,9})(?=<ol)/g,
      (_, opening: string) => `${opening}<h2${english(blog)}>${escapeText(sources)}</h2>`,
    )
    .replaceAll(
      '<div class="table">',
      `<div class="table" role="group" tabindex="0" aria-label="${escapeText(table)}">`,
    )
}

function writeRelated(blog: Blog, related: PlacedArticle[]): string {
  if (related.length === 0) return ''
  const items = related.map(
    (article) =>
      `<li><h3><a href="${linkTo(ROOT, articlePath(article))}">${escapeText(article.title)}</a></h3>${writeMeta(blog, article)}</li>`,
  )
  return `<section class="next" aria-labelledby="_next"><h2 id="_next"${english(blog)}>${escapeText(blog.texts.readNext)}</h2><ul>${items.join('')}</ul></section>`
}
