import { isUrlOf } from '#features/contentplans/rules.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'
import type { SiteReader } from '../reading/open-reader.ts'

const MAX_BYTES = 5_000_000
/** How much has to be read of a larger file (RFC 9309). */
const READ_BYTES = 512_000
const LONGEST_REST_SECONDS = 30
/**
 * Hosts of a domain that are asked, at most: a domain has few, but one that answers for any name has no end of them.
 */
const MOST_HOSTS = 50
/** URLs that the reader checks in one task. */
const AT_ONCE = 1_000

/** What one host lets us visit. */
interface Robots {
  url: string
  /** Its robots.txt; null when the host does not answer. */
  text: string | null
  restMs: number
  sitemaps: string[]
}

/** What the hosts of a site let us visit; each is asked once. URLs are as readPageUrl returns them. */
export interface SiteRobots {
  /** Asks the hosts of these URLs. Throws when the first host does not answer; others that do not are not visited. */
  ask(urls: Iterable<string>): Promise<void>
  /** The URLs that may be visited: they are of the site, and their host was asked and allows it. */
  listAllowed(urls: Iterable<string>): Promise<Set<string>>
  /** The pause that the host asks for between two visits. */
  restMs(url: string): number
  sitemaps(url: string): string[]
}

export interface Asking {
  request: SendRequest
  reader: SiteReader
  signal: AbortSignal
  domain: string
}

export function openRobots({ request, reader, signal, domain }: Asking): SiteRobots {
  const hosts = new Map<string, Robots>()
  return {
    async ask(urls) {
      for (const origin of groupByOrigin(urls).keys()) {
        if (hosts.has(origin) || hosts.size >= MOST_HOSTS || !isUrlOf(domain, origin)) continue
        const isFirst = hosts.size === 0
        hosts.set(
          origin,
          await askHost({ request, reader, signal }, origin).catch((error: unknown) => {
            if (isFirst || !(error instanceof AdapterError)) throw error
            return { url: origin, text: null, restMs: 0, sitemaps: [] }
          }),
        )
      }
    },
    async listAllowed(urls) {
      const allowed = new Set<string>()
      for (const [origin, pages] of groupByOrigin(urls)) {
        const robots = hosts.get(origin)
        if (robots === undefined) continue
        for (const page of await filterAllowed(reader, robots, pages)) allowed.add(page)
      }
      return allowed
    },
    restMs: (url) => hosts.get(originOf(url))?.restMs ?? 0,
    sitemaps: (url) => hosts.get(originOf(url))?.sitemaps ?? [],
  }
}

function groupByOrigin(urls: Iterable<string>): Map<string, string[]> {
  return Map.groupBy(new Set(urls), originOf)
}

/** Cut from the text, because parsing is too slow for the millions of URLs of a crawl. */
function originOf(url: string): string {
  const end = url.indexOf('/', 'https://'.length)
  return end === -1 ? url : url.slice(0, end)
}

/**
 * Without a robots.txt everything is allowed. Throws while the server fails, because nothing is known then (RFC 9309).
 */
async function askHost(
  { request, reader, signal }: Pick<Asking, 'request' | 'reader' | 'signal'>,
  origin: string,
): Promise<Robots> {
  const url = `${origin}/robots.txt`
  const { status, body } = await request({ url, signal, maxBytes: MAX_BYTES })
  if (status >= 500 || status === 429)
    throw new AdapterError('unavailable', `${new URL(origin).host} answers its robots.txt with ${status}.`)
  const text = status === 200 ? body.subarray(0, READ_BYTES).toString('utf8') : ''
  const { restSeconds, sitemaps } = await readFile(reader, { url, text, pages: [] })
  return { url, text, restMs: Math.min(restSeconds, LONGEST_REST_SECONDS) * 1_000, sitemaps }
}

async function filterAllowed(
  reader: SiteReader,
  { url, text }: Robots,
  pages: readonly string[],
): Promise<string[]> {
  if (text === null) return []
  if (text === '') return [...pages]
  const allowed: string[] = []
  for (let at = 0; at < pages.length; at += AT_ONCE) {
    const some = pages.slice(at, at + AT_ONCE)
    const found = await readFile(reader, { url, text, pages: some })
    allowed.push(...found.allowed.flatMap((place) => some[place] ?? []))
  }
  return allowed
}

async function readFile(reader: SiteReader, source: { url: string; text: string; pages: readonly string[] }) {
  if (source.text === '') return { restSeconds: 0, sitemaps: [], allowed: [] }
  const { content, problem } = await reader.readRobots(source)
  if (content !== null) return content
  throw new AdapterError(
    'invalid',
    `The robots.txt of ${new URL(source.url).host} cannot be read. ${problem ?? ''}`.trim(),
    { reason: 'unreadable_robots' },
  )
}
