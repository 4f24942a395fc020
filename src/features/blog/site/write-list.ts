import { findImageAddress } from './addresses.ts'
import type { Blog, PlacedArticle } from './arrange-blog.ts'
import { escapeText } from './escape.ts'
import { articlePath, hubPath, linkTo } from './links.ts'
import { fillText } from './texts/find-texts.ts'
import { english } from './write-document.ts'
import { writeMeta } from './write-parts.ts'

/** One page of a list of articles. */
export interface ListPage {
  articles: PlacedArticle[]
  page: number
  pages: number
}

interface ListLook {
  /** The way from the page to the blog's root. */
  root: string
  showsHub: boolean
  /** Whether the first article is shown large, with its image. */
  hasLead: boolean
}

/** Articles with title, summary and date. Only one has an image: a calm page that loads fast. */
export function writeList(blog: Blog, articles: PlacedArticle[], look: ListLook): string {
  const items = articles.map((article, index) => writeEntry(blog, article, look, index === 0 && look.hasLead))
  return `<div class="list">\n${items.join('\n')}\n</div>`
}

function writeEntry(
  blog: Blog,
  article: PlacedArticle,
  { root, showsHub }: ListLook,
  isLead: boolean,
): string {
  const { title, summary, hub, image } = article
  const address = isLead && image ? findImageAddress(image.url, root) : null
  const picture =
    address === null
      ? ''
      : `<img class="hero" src="${escapeText(address)}" alt="${escapeText(image?.alt ?? '')}" width="1200" height="675" fetchpriority="high">`
  const about = summary === '' ? '' : `<p>${escapeText(summary)}</p>`
  const before =
    showsHub && hub ? [`<a class="hub" href="${linkTo(root, hubPath(hub))}">${escapeText(hub.name)}</a>`] : []
  return `<article${isLead ? ' class="first"' : ''}>${picture}<h2><a href="${linkTo(root, articlePath(article))}">${escapeText(title)}</a></h2>${about}${writeMeta(blog, article, { before })}</article>`
}

/** Links to all hubs. */
export function writeTopics({ hubs, texts }: Blog, root: string): string {
  if (hubs.length === 0) return ''
  const label = escapeText(texts.topics)
  const items = hubs.map(
    (hub) => `<li><a href="${linkTo(root, hubPath(hub))}">${escapeText(hub.name)}</a></li>`,
  )
  return `<nav class="topics" aria-label="${label}"><ul>${items.join('')}</ul></nav>\n`
}

/** A page's title with its number when it is not the first of its list. */
export function writeTitle(
  { texts }: Blog,
  title: string,
  { page, pages }: Omit<ListPage, 'articles'>,
): string {
  return page === 1 ? title : `${title} | ${fillText(texts.page, { page, pages })}`
}

/** Links to the pages before and after one of a list that is longer than a page. */
export function writePager(
  blog: Blog,
  { page, pages, linkOf }: { page: number; pages: number; linkOf: (page: number) => string },
): string {
  if (pages === 1) return ''
  const { texts, language } = blog
  const [back, forth] = language.direction === 'rtl' ? ['→', '←'] : ['←', '→']
  const mark = english(blog)
  const newer =
    page > 1 ? `<a rel="prev" href="${linkOf(page - 1)}"${mark}>${back} ${escapeText(texts.newer)}</a>` : ''
  const older =
    page < pages
      ? `<a rel="next" href="${linkOf(page + 1)}"${mark}>${escapeText(texts.older)} ${forth}</a>`
      : ''
  return `<nav class="pager" aria-label="${escapeText(texts.pages)}"><span>${newer}</span><span${mark}>${escapeText(fillText(texts.page, { page, pages }))}</span><span>${older}</span></nav>`
}
