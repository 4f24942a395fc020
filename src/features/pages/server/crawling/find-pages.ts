import { isUrlOf } from '#features/contentplans/rules.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { OutboundResponse, SendRequest } from '#platform/server/outbound/outbound.ts'
import type { SiteReader } from '../reading/open-reader.ts'
import type { SitemapEntry } from '../reading/read-sitemap.ts'
import { resolveUrl } from '../reading/resolve-url.ts'

const DEEPEST = 3
const MOST_SITEMAPS = 500
/**
 * Sitemaps on other hosts than the site's, at most. Some sites keep theirs elsewhere, but no site can make us call a
 * stranger again and again.
 */
const MOST_ELSEWHERE = 5
/** The size that the protocol allows for one sitemap. */
const MAX_BYTES = 52_428_800
const TIMEOUT_MS = 120_000
const REDIRECTS = new Set([301, 302, 303, 307, 308])

interface SitemapSearch {
  request: SendRequest
  reader: SiteReader
  signal: AbortSignal
  domain: string
  /** The URLs of the sitemaps to begin with. */
  sitemaps: readonly string[]
  most: number
}

interface FoundPages {
  entries: SitemapEntry[]
  /** A sentence for each sitemap that could not be read. */
  problems: string[]
}

/** The pages that a site's sitemaps name, each once; sitemaps that fail are skipped. */
export async function findPages(search: SitemapSearch): Promise<FoundPages> {
  const pages = new Map<string, SitemapEntry>()
  const problems: string[] = []
  const admit = admitSitemaps(search.domain)
  let level = search.sitemaps.filter(admit)
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth++) {
    const below: string[] = []
    // The target of a redirect is added to the level.
    for (const url of level) {
      const found = await openSitemap(search, url)
      if ('problem' in found) problems.push(found.problem)
      else if ('leadsTo' in found) level.push(...[found.leadsTo].filter(admit))
      else if (found.isIndex) for (const entry of found.entries) below.push(...[entry.url].filter(admit))
      else for (const entry of found.entries) if (pages.size < search.most) pages.set(entry.url, entry)
    }
    level = below
  }
  return { entries: [...pages.values()], problems }
}

/** Decides whether a sitemap is fetched: each once, and not too many of them. */
function admitSitemaps(domain: string): (url: string) => boolean {
  const seen = new Set<string>()
  let elsewhere = 0
  return (url) => {
    if (seen.has(url) || seen.size >= MOST_SITEMAPS) return false
    if (!isUrlOf(domain, url) && ++elsewhere > MOST_ELSEWHERE) return false
    seen.add(url)
    return true
  }
}

type Opened = { problem: string } | { leadsTo: string } | { isIndex: boolean; entries: SitemapEntry[] }

async function openSitemap({ request, reader, signal, domain }: SitemapSearch, url: string): Promise<Opened> {
  const response = await ask({ request, signal }, url)
  if (response instanceof AdapterError) return { problem: response.message }
  const { status, headers, body } = response
  const leadsTo = REDIRECTS.has(status) ? resolveUrl(headers['location'] ?? '', url) : null
  if (leadsTo !== null) return { leadsTo }
  if (status !== 200) return { problem: `${url} answers with ${status}.` }
  const { content, problem } = await reader.readSitemap({ url, body, domain, maxBytes: MAX_BYTES })
  if (problem !== null) return { problem: `${url} cannot be read. ${problem}` }
  return content ?? { problem: `${url} is a packed file that cannot be read.` }
}

async function ask(
  { request, signal }: Pick<SitemapSearch, 'request' | 'signal'>,
  url: string,
): Promise<OutboundResponse | AdapterError> {
  try {
    return await request({ url, signal, maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, followsRedirects: false })
  } catch (error) {
    if (error instanceof AdapterError) return error
    throw error
  }
}
