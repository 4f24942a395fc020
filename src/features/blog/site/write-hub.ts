import type { Blog, PlacedHub } from './arrange-blog.ts'
import { escapeText, writeJsonLd } from './escape.ts'
import { absolute, articlePath, hubPath, linkTo } from './links.ts'
import { writeDocument } from './write-document.ts'
import { writeList, writePager, writeTitle, type ListPage } from './write-list.ts'
import { writeBreadcrumb } from './write-parts.ts'

/** A page of the list of a hub's articles. */
export function writeHub(blog: Blog, hub: PlacedHub, { articles, page, pages }: ListPage): string {
  const { site } = blog
  const root = page === 1 ? '../../' : '../../../../'
  const about = hub.description === '' ? '' : `<p class="lead">${escapeText(hub.description)}</p>`
  return writeDocument(blog, {
    root,
    title: writeTitle(blog, `${hub.name} | ${site.name}`, { page, pages }),
    description: hub.description || `${hub.name} | ${site.name}`,
    path: hubPath(hub, page),
    kind: 'website',
    image: articles.find(({ image }) => image)?.image ?? null,
    head: writeJsonLd(describeHub(blog, hub, { articles, page, pages })),
    main: `<header class="head">${writeBreadcrumb(blog, root, [])}<h1>${escapeText(hub.name)}</h1>${about}</header>
${writeList(blog, articles, { root, showsHub: false, hasLead: false })}
${writePager(blog, { page, pages, linkOf: (other) => linkTo(root, hubPath(hub, other)) })}`,
  })
}

function describeHub(blog: Blog, hub: PlacedHub, { articles, page }: ListPage): object {
  const { site, language } = blog
  const url = absolute(blog, hubPath(hub, page))
  return {
    '@graph': [
      {
        '@type': 'CollectionPage',
        '@id': url,
        url,
        name: hub.name,
        ...(hub.description && { description: hub.description }),
        inLanguage: language.tag,
        isPartOf: { '@type': 'Blog', '@id': absolute(blog, ''), name: site.name },
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: articles.map((article, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            url: absolute(blog, articlePath(article)),
            name: article.title,
          })),
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: site.name, item: absolute(blog, '') },
          { '@type': 'ListItem', position: 2, name: hub.name, item: absolute(blog, hubPath(hub)) },
        ],
      },
    ],
  }
}
