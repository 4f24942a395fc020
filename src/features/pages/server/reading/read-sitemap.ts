import { readXml, type XmlPiece } from './read-xml.ts'
import { resolveUrl } from './resolve-url.ts'

/** Entries that the protocol allows in one file. */
const MOST_ENTRIES = 50_000
/** Characters of a URL or a day, each of which may be written as an entity. */
const LONGEST_FIELD = 10_000

export interface Sitemap {
  /** Whether its entries are sitemaps themselves. */
  isIndex: boolean
  entries: SitemapEntry[]
}

export interface SitemapEntry {
  url: string
  /** ISO 8601; null when the sitemap does not say it. */
  modifiedAt: string | null
}

/** Reads a sitemap of any of its kinds, XML or plain lines; anything that is not an entry is skipped. */
export function readSitemap(text: string, url: string): Sitemap {
  if (!/^\s*</.test(text)) return { isIndex: false, entries: readLines(text, url) }
  const entries: SitemapEntry[] = []
  let isIndex = false
  for (const { isSitemap, loc, lastmod } of readEntries(text)) {
    if (entries.length === MOST_ENTRIES) break
    const address = resolveUrl(decodeEntities(loc), url)
    if (address === null) continue
    if (isSitemap) isIndex = true
    entries.push({ url: address, modifiedAt: readTime(lastmod) })
  }
  return { isIndex, entries }
}

interface RawEntry {
  isSitemap: boolean
  /** The prefix of its tag: a field with another prefix is of something else, such as an image. */
  prefix: string
  loc: string
  lastmod: string
}

function* readEntries(text: string): Generator<RawEntry> {
  let entry: RawEntry | null = null
  let field: 'loc' | 'lastmod' | null = null
  for (const piece of readXml(text)) {
    if (piece.kind === 'text') {
      if (entry !== null && field !== null && entry[field].length < LONGEST_FIELD)
        entry[field] += piece.text.slice(0, LONGEST_FIELD)
      continue
    }
    const { kind, name } = piece
    if (name === 'url' || name === 'sitemap') {
      if (kind === 'close' && entry !== null) yield entry
      entry = kind === 'open' ? startEntry(piece) : null
    }
    field = kind === 'open' && piece.prefix === entry?.prefix ? fieldOf(piece) : null
  }
}

function startEntry({ prefix, name }: Exclude<XmlPiece, { kind: 'text' }>): RawEntry {
  return { isSitemap: name === 'sitemap', prefix, loc: '', lastmod: '' }
}

function fieldOf({ name }: { name: string }): 'loc' | 'lastmod' | null {
  return name === 'loc' || name === 'lastmod' ? name : null
}

function readLines(text: string, url: string): SitemapEntry[] {
  return text
    .split(/\r?\n/, MOST_ENTRIES)
    .flatMap((line) => (/^\s*https?:/i.test(line) ? [resolveUrl(line, url)] : []))
    .flatMap((address) => (address === null ? [] : [{ url: address, modifiedAt: null }]))
}

function readTime(text: string): string | null {
  const time = Date.parse(text.slice(0, LONGEST_DAY).trim())
  return time > 0 && time < FAR ? new Date(time).toISOString() : null
}

const LONGEST_DAY = 100
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
