import { gunzipSync } from 'node:zlib'
import { isUrlOf } from '#features/contentplans/rules.ts'
import { readSitemap, type Sitemap } from './read-sitemap.ts'

export interface SitemapSource {
  /** The URL of the sitemap. */
  url: string
  /** The body of the answer, packed or not. */
  body: Uint8Array
  /** The domain of the site: pages of other sites are left out. */
  domain: string
  maxBytes: number
}

/** Unpacks and reads a sitemap; null for a packed file that cannot be read. */
export function readSitemapFile({ url, body, domain, maxBytes }: SitemapSource): Sitemap | null {
  const plain = unpack(body, maxBytes)
  if (plain === null) return null
  const { isIndex, entries } = readSitemap(new TextDecoder().decode(plain), url)
  return { isIndex, entries: entries.filter((entry) => isUrlOf(domain, entry.url)) }
}

function unpack(body: Uint8Array, maxBytes: number): Uint8Array | null {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body
  try {
    return gunzipSync(body, { maxOutputLength: maxBytes })
  } catch {
    return null
  }
}
