import type { Blog } from './arrange-blog.ts'
import { escapeText, writeJsonLd } from './escape.ts'
import { absolute, articlePath, homePath, linkTo } from './links.ts'
import { english, writeDocument } from './write-document.ts'
import { writeList, writePager, writeTitle, writeTopics, type ListPage } from './write-list.ts'

/** A page of the list of all articles. */
export function writeHome(blog: Blog, { articles, page, pages }: ListPage): string {
  const { site, texts, language } = blog
  const root = page === 1 ? '' : '../../'
  const lead = page === 1 ? articles.find(({ image }) => image) : undefined
  const data = {
    '@type': 'Blog',
    '@id': absolute(blog, ''),
    url: absolute(blog, homePath(page)),
    name: site.name,
    ...(site.description && { description: site.description }),
    inLanguage: language.tag,
    blogPost: articles.map((article) => ({
      '@type': 'BlogPosting',
      headline: article.title,
      url: absolute(blog, articlePath(article)),
      datePublished: article.publishedAt,
    })),
  }
  const about = site.description === '' ? '' : `<p class="lead">${escapeText(site.description)}</p>`
  const list =
    articles.length === 0
      ? `<div class="empty"${english(blog)}><h2>${escapeText(texts.empty)}</h2><p>${escapeText(texts.emptyHelp)}</p></div>`
      : writeList(blog, articles, { root, showsHub: true, hasLead: page === 1 })
  return writeDocument(blog, {
    root,
    title: writeTitle(blog, site.name, { page, pages }),
    description: site.description || site.name,
    path: homePath(page),
    kind: 'website',
    image: lead?.image ?? null,
    head: writeJsonLd(data),
    isHome: true,
    main: `<header class="head masthead"><h1>${escapeText(site.name)}</h1>${about}</header>
${page === 1 ? writeTopics(blog, root) : ''}${list}
${writePager(blog, { page, pages, linkOf: (other) => linkTo(root, homePath(other)) })}`,
  })
}
