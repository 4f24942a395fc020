import { cutText } from '#platform/cut-text.ts'
import { classifyPage } from './classify-page.ts'
import { countWords } from './count-words.ts'
import { extractText } from './extract-text.ts'
import { listLinks } from './list-links.ts'
import { openDocument } from './open-document.ts'
import type { ParsedPage } from './parsed-page.ts'
import { readParent } from './read-breadcrumbs.ts'
import { readDate, readLanguage, readMeta, readThings } from './read-head.ts'
import { readStock } from './read-stock.ts'
import { resolveUrl } from './resolve-url.ts'
import { squeeze } from './squeeze.ts'

const LONGEST = 500
const MOST_HEADINGS = 200

export interface PageSource {
  /** The URL that answered, as readPageUrl returns it. */
  url: string
  html: string
  /** The domain of the site: links to other sites are left out. */
  domain: string
  /** The header X-Robots-Tag. */
  robotsTag: string | null
}

/** Reads what is in a page. Throws when its elements nest too deeply. */
export function parsePage({ url, html, domain, robotsTag }: PageSource): ParsedPage {
  const document = openDocument(html)
  const base = resolveUrl(document.querySelector('base[href]')?.getAttribute('href') ?? '', url) ?? url
  const things = readThings(document)
  const title = readOne(document, 'title')
  const heading = readOne(document, 'h1')
  const { type, reason } = classifyPage({ url, things, title: heading ?? title ?? '' })
  const parent = readParent(things, url)
  const links = listLinks(document, { url, base, domain })
  const head = {
    title,
    description: readMeta(document, 'meta[name="description" i]'),
    heading,
    headings: readHeadings(document),
    canonicalUrl: readCanonical(document, base),
    isNoindex: readsNoindex(document, robotsTag),
    language: readLanguage(document),
    type,
    typeReason: reason,
    publishedAt: readDate(document, things, 'published'),
    modifiedAt: readDate(document, things, 'modified'),
    stockStatus: type === 'product' ? readStock(things) : null,
    parentCategory: parent ? cutText(parent.name, LONGEST) : null,
    parentCategoryUrl: parent?.url ?? null,
    links,
  }
  // Last, because it takes the document apart.
  const extracted = extractText(document)
  return { ...head, ...extracted, wordCount: countWords(extracted.text) }
}

function readOne(document: Document, selector: string): string | null {
  const element = [...document.querySelectorAll(selector)].find((one) => squeeze(one.textContent) !== '')
  return element === undefined ? null : cutText(squeeze(element.textContent), LONGEST)
}

function readHeadings(document: Document): ParsedPage['headings'] {
  return [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .map((one) => ({
      level: Number(one.localName.slice(1)),
      text: cutText(squeeze(one.textContent), LONGEST),
    }))
    .filter(({ text }) => text !== '')
    .slice(0, MOST_HEADINGS)
}

function readCanonical(document: Document, base: string): string | null {
  return resolveUrl(document.querySelector('link[rel="canonical" i]')?.getAttribute('href') ?? '', base)
}

function readsNoindex(document: Document, robotsTag: string | null): boolean {
  const values = [
    robotsTag ?? '',
    ...[...document.querySelectorAll('meta[name="robots" i]')].map(
      (one) => one.getAttribute('content') ?? '',
    ),
  ]
  return values.some((one) => /\b(noindex|none)\b/i.test(one))
}
