import { escapeHtml } from '../service.ts'
import type { RivalPage } from './plan-page.ts'

/** The HTML of a page, with all that surrounds an article on real sites. */
export function drawPage(page: RivalPage): string {
  const { book, title, sections, url } = page
  const { boilerplate } = book
  const site = escapeHtml(nameSite(url))
  const headings = [...sections.map(({ heading }) => heading), book.faqHeading]
  const links = headings.map(
    (heading, place) => `<li><a href="#part-${place}">${escapeHtml(heading)}</a></li>`,
  )
  return `<!doctype html>
<html lang="${book.language}"${book.language === 'ar' ? ' dir="rtl"' : ''}>
${drawHead(page, site)}
<body>
<div class="cookie-banner" role="dialog"><p>${boilerplate.cookies}</p><button>${boilerplate.accept}</button></div>
<header class="site-header"><a href="/">${site}</a><nav><ul>${book.menu.map((name, place) => `<li><a href="/menu-${place}">${name}</a></li>`).join('')}</ul></nav></header>
<main><article>
<h1>${escapeHtml(title)}</h1>
<p class="byline">${fillName(boilerplate.by, page)} · <time datetime="${page.modified}">${page.modified}</time></p>
${paragraph(page.intro, book.space)}
${page.hasContents ? `<ul class="toc">${links.join('')}</ul>` : ''}
${sections.map((section, place) => drawSection(page, section, place)).join('\n')}
<h2 id="part-${sections.length}">${book.faqHeading}</h2>
${page.faq.map(({ question, answer }) => `<h3>${escapeHtml(question)}</h3><p>${escapeHtml(answer)}</p>`).join('\n')}
</article></main>
<aside class="newsletter"><p>${boilerplate.newsletter}</p><form><input type="email"><button>OK</button></form></aside>
<aside class="related"><h2>${boilerplate.related}</h2><ul>${sections.map(({ name }) => `<li><a href="/guides/${name}">${book.sections[name].headings[2].replaceAll(/\{[sS]\}/g, site)}</a></li>`).join('')}</ul></aside>
<footer><p>© ${page.modified.slice(0, 4)} ${site}. ${boilerplate.footer}</p></footer>
<noscript><img src="/pixel.gif" alt=""></noscript>
</body></html>
`
}

function drawHead({ title, intro, published, modified, facts, book }: RivalPage, site: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    datePublished: published,
    dateModified: modified,
    inLanguage: book.language,
    author: { '@type': 'Person', name: facts.texts['person'] },
  }
  return `<head><meta charset="utf-8"><title>${escapeHtml(title)} | ${site}</title>
<meta name="description" content="${escapeHtml(intro[0] ?? '')}">
<meta property="article:modified_time" content="${modified}">
<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script></head>`
}

function drawSection(
  page: RivalPage,
  { name, heading, paragraphs }: RivalPage['sections'][number],
  place: number,
): string {
  const quote = page.quotes[place - 1]
  const parts = [
    `<h2 id="part-${place}">${escapeHtml(heading)}</h2>`,
    ...paragraphs.map((sentences) => paragraph(sentences, page.book.space)),
    ...(name === 'price' ? [drawTable(page)] : []),
    ...(name === 'choose' ? [drawTips(page)] : []),
    ...(quote === undefined
      ? []
      : [`<blockquote><p>“${escapeHtml(quote.text)}”</p><cite>${quote.person}</cite></blockquote>`]),
  ]
  return parts.join('\n')
}

function drawTable({ book, facts: { texts } }: RivalPage): string {
  const { heads, rows } = book.table
  const cells = [
    [rows[0], texts['low'], `${texts['heavy']} g`],
    [rows[1], texts['middle'], `${texts['grams']} g`],
    [rows[2], texts['high'], `${texts['light']} g`],
  ]
  return `<table><thead>${drawRow(heads, 'th')}</thead><tbody>${cells.map((items) => drawRow(items, 'td')).join('')}</tbody></table>`
}

function drawRow(items: readonly (string | undefined)[], tag: 'th' | 'td'): string {
  return `<tr>${items.map((item) => `<${tag}>${item}</${tag}>`).join('')}</tr>`
}

function drawTips({ book, tips, facts }: RivalPage): string {
  const link = `https://www.standards.example/en-${facts.texts['standard']}`
  const items = tips.map((tip) => `<li>${escapeHtml(tip)}</li>`).join('')
  return `<h3>${book.tipsHeading}</h3><ul>${items}</ul><p><a href="${link}">EN ${facts.texts['standard']}</a></p>`
}

function paragraph(sentences: readonly string[], space: string): string {
  return sentences.length === 0 ? '' : `<p>${escapeHtml(sentences.join(space))}</p>`
}

function fillName(text: string, { facts }: RivalPage): string {
  return text.replace('{person}', facts.texts['person'] ?? '')
}

function nameSite({ hostname }: URL): string {
  const name = hostname.replace(/^www\./, '').replace(/\.example$/, '')
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}
