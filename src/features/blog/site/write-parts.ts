import type { Blog, PlacedArticle } from './arrange-blog.ts'
import { writeDate } from './dates.ts'
import { escapeText } from './escape.ts'
import { linkTo } from './links.ts'
import { fillText } from './texts/find-texts.ts'
import { english } from './write-document.ts'

const WORDS_A_MINUTE = 230

/** When an article was published and how long reading takes, between finished parts. */
export function writeMeta(
  blog: Blog,
  { publishedAt, words }: PlacedArticle,
  { before = [], after = [] }: { before?: string[]; after?: string[] } = {},
): string {
  const day = writeDate(publishedAt, blog.language.tag)
  const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE))
  const parts = [
    ...before,
    day && `<time datetime="${escapeText(publishedAt)}">${escapeText(day)}</time>`,
    words > 0 ? `<span${english(blog)}>${escapeText(fillText(blog.texts.minutes, { minutes }))}</span>` : '',
    ...after,
  ]
  return `<p class="meta">${parts.filter((part) => part !== '').join('<span aria-hidden="true">\u00a0·</span> ')}</p>`
}

/** The way from the home page to a page, without the page itself. */
export function writeBreadcrumb(blog: Blog, root: string, trail: { label: string; path: string }[]): string {
  const { texts } = blog
  const home = `<li><a href="${linkTo(root, '')}"${english(blog)}>${escapeText(texts.home)}</a></li>`
  const others = trail.map(
    ({ label, path }) => `<li><a href="${linkTo(root, path)}">${escapeText(label)}</a></li>`,
  )
  return `<nav class="trail" aria-label="${escapeText(texts.breadcrumb)}"><ol>${home}${others.join('')}</ol></nav>`
}
