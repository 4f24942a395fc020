import { SHOP, type Page } from '../pages.ts'
import { urlOf, type World } from '../world.ts'
import { listLinks, type Link } from './links.ts'
import { describePage, listCrumbs } from './structured-data.ts'
import { writeSections, writeSummary } from './texts.ts'

const MENU: Link[] = [
  { path: '/', anchor: SHOP.name },
  { path: '/blog', anchor: 'Journal' },
  { path: '/about', anchor: 'About us' },
  { path: '/contact', anchor: 'Contact' },
]

/** The HTML of a page. */
export function writePage(world: World, page: Page): string {
  const data = describePage(world, page).map(
    (one) => `<script type="application/ld+json">${JSON.stringify(one).replaceAll('<', '\\u003c')}</script>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(`${page.title} | ${SHOP.name}`)}</title>
<meta name="description" content="${escapeHtml(writeSummary(page))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="${urlOf(page)}">
${data.join('\n')}
</head>
<body>
<header><nav>${writeLinks(MENU)}</nav></header>
<nav aria-label="Breadcrumb">${listCrumbs(world, page)
    .map(({ name, path }) => `<a href="${path}">${escapeHtml(name)}</a>`)
    .join(' / ')}</nav>
<main>
<h1>${escapeHtml(page.title)}</h1>
<p>${escapeHtml(writeSummary(page))}</p>
${page.product === null ? '' : writeOffer(page.product)}${writeText(world, page)}
<ul>${writeLinks(listLinks(world, page))}</ul>
</main>
<footer><a href="/shipping">Shipping and returns</a> <a href="/cart" rel="nofollow">Cart</a></footer>
</body>
</html>
`
}

function writeText(world: World, page: Page): string {
  if (page.kind !== 'article' && page.kind !== 'product') return ''
  return writeSections(page, world.seed)
    .map(({ heading, paragraphs }) => {
      const texts = paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`)
      return `<section><h2>${escapeHtml(heading)}</h2>${texts.join('')}</section>`
    })
    .join('\n')
}

function writeOffer({ price, stock }: { price: number; stock: number[] }): string {
  const left = stock.reduce((sum, count) => sum + count, 0)
  const state = left > 0 ? `${left} in stock` : 'Sold out'
  return `<p class="offer"><strong>$${price.toFixed(2)}</strong> <span>${state}</span></p>\n`
}

function writeLinks(links: Link[]): string {
  return links.map(({ path, anchor }) => `<li><a href="${path}">${escapeHtml(anchor)}</a></li>`).join('\n')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
