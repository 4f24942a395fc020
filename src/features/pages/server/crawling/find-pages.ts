import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { isUrlOf } from '#features/connections/rules.ts'
import { AdapterError } from '#integrations/adapter-error.ts'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'
import { readSitemap, type SitemapEntry } from '../reading/read-sitemap.ts'

const DEEPEST = 3
const MOST_SITEMAPS = 500
/** What the protocol allows for one. */
const MAX_BYTES = 52_428_800
const TIMEOUT_MS = 120_000
const unzip = promisify(gunzip)

interface Asked {
  request: SendRequest
  signal: AbortSignal
  domain: string
  /** Where sitemaps are said to be. */
  sitemaps: readonly string[]
  most: number
}

export interface FoundPages {
  entries: SitemapEntry[]
  /** Sitemaps that could not be read, with why. */
  problems: string[]
}

/** The pages that a site's sitemaps name, each once; sitemaps that fail are passed over. */
export async function findPages({ request, signal, domain, sitemaps, most }: Asked): Promise<FoundPages> {
  const pages = new Map<string, SitemapEntry>()
  const problems: string[] = []
  const seen = new Set(sitemaps)
  let level = [...seen]
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth++) {
    const below: string[] = []
    for (const url of level) {
      const text = await fetchSitemap({ request, signal }, url)
      if (text instanceof Error) {
        problems.push(text.message)
        continue
      }
      const { isIndex, entries } = readSitemap(text, url)
      for (const entry of entries.filter((one) => isUrlOf(domain, one.url))) {
        if (!isIndex && pages.size < most) pages.set(entry.url, entry)
        if (!isIndex || seen.has(entry.url) || seen.size >= MOST_SITEMAPS) continue
        seen.add(entry.url)
        below.push(entry.url)
      }
    }
    level = below
  }
  return { entries: [...pages.values()], problems }
}

async function fetchSitemap(
  { request, signal }: { request: SendRequest; signal: AbortSignal },
  url: string,
): Promise<string | Error> {
  try {
    const { status, body } = await request({ url, signal, maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS })
    if (status !== 200) return new Error(`${url} answers with ${status}.`)
    const isPacked = body[0] === 0x1f && body[1] === 0x8b
    return (isPacked ? await unzip(body, { maxOutputLength: MAX_BYTES }) : body).toString('utf8')
  } catch (error) {
    if (error instanceof AdapterError) return error
    if (signal.aborted) throw error
    return new Error(`${url} is a packed file that cannot be read.`)
  }
}
