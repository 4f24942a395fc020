import { resolveUrl } from './resolve-url.ts'

/** What the protocol allows in one file. */
const MOST_ENTRIES = 50_000
const ENTRY = /<(?:\w+:)?(sitemap|url)\b[^>]*>([\s\S]*?)<\/(?:\w+:)?\1\s*>/gi
const PLACE = /<(?:\w+:)?loc\b[^>]*>\s*(?:<!\[CDATA\[)?\s*([\s\S]*?)\s*(?:\]\]>)?\s*<\/(?:\w+:)?loc\s*>/i
const CHANGED = /<(?:\w+:)?lastmod\b[^>]*>\s*([^<]*?)\s*<\//i

export interface Sitemap {
  /** Whether its entries are sitemaps themselves. */
  isIndex: boolean
  entries: SitemapEntry[]
}

export interface SitemapEntry {
  url: string
  /** ISO 8601, where it is told. */
  modifiedAt: string | null
}

/** Reads a sitemap of any of its kinds, XML or plain lines; what is no entry is passed over. */
export function readSitemap(text: string, url: string): Sitemap {
  if (!text.trimStart().startsWith('<')) return { isIndex: false, entries: readLines(text, url) }
  const entries: SitemapEntry[] = []
  let isIndex = false
  for (const [, kind = '', body = ''] of text.matchAll(ENTRY)) {
    if (entries.length === MOST_ENTRIES) break
    const address = resolveUrl(decodeEntities(PLACE.exec(body)?.[1] ?? ''), url)
    if (address === null) continue
    if (kind.toLowerCase() === 'sitemap') isIndex = true
    entries.push({ url: address, modifiedAt: readTime(CHANGED.exec(body)?.[1]) })
  }
  return { isIndex, entries }
}

function readLines(text: string, url: string): SitemapEntry[] {
  return text
    .split(/\r?\n/, MOST_ENTRIES)
    .flatMap((line) => (/^\s*https?:/i.test(line) ? [resolveUrl(line, url)] : []))
    .flatMap((address) => (address === null ? [] : [{ url: address, modifiedAt: null }]))
}

function readTime(text: string | undefined): string | null {
  const time = Date.parse(text ?? '')
  return time > 0 && time < FAR ? new Date(time).toISOString() : null
}

/** The year 2100. */
const FAR = 4_102_444_800_000

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
    },
  )
}
