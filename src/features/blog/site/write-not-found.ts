import type { Blog } from './arrange-blog.ts'
import { escapeText } from './escape.ts'
import { linkTo } from './links.ts'
import { english, writeDocument } from './write-document.ts'
import { writeTopics } from './write-list.ts'

/** The page for addresses where no page is. Its links begin at the host's root because it is shown at any address. */
export function writeNotFound(blog: Blog): string {
  const { texts, rootPath, site } = blog
  const mark = english(blog)
  return writeDocument(blog, {
    root: rootPath,
    title: `${texts.notFound} | ${site.name}`,
    description: '',
    path: null,
    kind: 'website',
    main: `<header class="head"><h1${mark}>${escapeText(texts.notFound)}</h1><p class="lead"${mark}>${escapeText(texts.notFoundHelp)}</p>
<p><a href="${linkTo(rootPath, '')}"${mark}>${escapeText(texts.home)}</a></p></header>
${writeTopics(blog, rootPath)}`,
  })
}
