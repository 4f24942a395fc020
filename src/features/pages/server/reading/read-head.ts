import { cutText } from '#platform/cut-text.ts'
import { readJsonLd, type Thing } from './json-ld.ts'
import { squeeze } from './squeeze.ts'

const LONGEST = 500
/** The year 2100: a later date is a mistake. */
const FAR = 4_102_444_800_000
const DATES = {
  published: { property: 'datePublished', meta: 'meta[property="article:published_time"]' },
  modified: { property: 'dateModified', meta: 'meta[property="article:modified_time"]' },
}

/** What the JSON-LD of a page describes. */
export function readThings(document: Document): Thing[] {
  return readJsonLd(
    [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent ?? ''),
  )
}

export function readMeta(document: Document, selector: string): string | null {
  const text = squeeze(document.querySelector(selector)?.getAttribute('content'))
  return text === '' ? null : cutText(text, LONGEST)
}

export function readLanguage(document: Document): string | null {
  const language = document.documentElement?.getAttribute('lang')?.trim() ?? ''
  return /^[a-z]{2,3}([-_][\w-]{1,20})?$/i.test(language) ? language : null
}

/** When a page says that it was published or changed, in ISO 8601. */
export function readDate(
  document: Document,
  things: readonly Thing[],
  change: keyof typeof DATES,
): string | null {
  const { property, meta } = DATES[change]
  const values = [...things.map((thing) => thing[property]), readMeta(document, meta)]
  for (const one of values) {
    const time = typeof one === 'string' ? Date.parse(one) : Number.NaN
    if (time > 0 && time < FAR) return new Date(time).toISOString()
  }
  return null
}
