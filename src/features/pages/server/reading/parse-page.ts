import { Readability } from '@mozilla/readability'
import { classifyPage } from './classify-page.ts'
import { readJsonLd, type Thing } from './json-ld.ts'
import { listLinks } from './list-links.ts'
import { openDocument } from './open-document.ts'
import type { ParsedPage } from './parsed-page.ts'
import { readParent } from './read-breadcrumbs.ts'
import { readStock } from './read-stock.ts'
import { readText } from './read-text.ts'
import { resolveUrl } from './resolve-url.ts'
import { squeeze } from './squeeze.ts'

const LONGEST = 500
const MOST_HEADINGS = 200
const MOST_ELEMENTS = 60_000

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
  const things = readJsonLd(
    [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent ?? ''),
  )
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
    publishedAt: readDate(document, things, 'datePublished', 'meta[property="article:published_time"]'),
    modifiedAt: readDate(document, things, 'dateModified', 'meta[property="article:modified_time"]'),
    stockStatus: type === 'product' ? readStock(things) : null,
    parentCategory: parent?.name.slice(0, LONGEST) ?? null,
    parentCategoryUrl: parent?.url ?? null,
    links,
  }
  // Last, because it takes the document apart.
  const text = extractText(document)
  return { ...head, text, wordCount: countWords(text) }
}

/** The main text of a page; all of its text when no main part is found, or when the page is very large. */
function extractText(document: Document): string {
  const whole = readText(document.body)
  if (document.querySelectorAll('*').length > MOST_ELEMENTS) return whole
  const article = new Readability<Node>(document, { disableJSONLD: true, serializer: (node) => node }).parse()
  return article?.content ? readText(article.content) : whole
}

function countWords(text: string): number {
  let count = 0
  for (const { isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text))
    if (isWordLike) count++
  return count
}

function readOne(document: Document, selector: string): string | null {
  const element = [...document.querySelectorAll(selector)].find((one) => squeeze(one.textContent) !== '')
  return element === undefined ? null : squeeze(element.textContent).slice(0, LONGEST)
}

function readMeta(document: Document, selector: string): string | null {
  const text = squeeze(document.querySelector(selector)?.getAttribute('content'))
  return text === '' ? null : text.slice(0, LONGEST)
}

function readHeadings(document: Document): ParsedPage['headings'] {
  return [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .map((one) => ({
      level: Number(one.localName.slice(1)),
      text: squeeze(one.textContent).slice(0, LONGEST),
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

function readLanguage(document: Document): string | null {
  const language = document.documentElement?.getAttribute('lang')?.trim() ?? ''
  return /^[a-z]{2,3}([-_][\w-]{1,20})?$/i.test(language) ? language : null
}

function readDate(
  document: Document,
  things: readonly Thing[],
  property: string,
  meta: string,
): string | null {
  const values = [...things.map((thing) => thing[property]), readMeta(document, meta)]
  for (const one of values) {
    const time = typeof one === 'string' ? Date.parse(one) : Number.NaN
    if (time > 0 && time < FAR) return new Date(time).toISOString()
  }
  return null
}

/** The year 2100: a later date is a mistake. */
const FAR = 4_102_444_800_000
