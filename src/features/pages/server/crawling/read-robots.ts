import robotsParser from 'robots-parser'
import { isUrlOf } from '#features/connections/rules.ts'
import { AdapterError } from '#integrations/adapter-error.ts'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'

/** As site owners name us in their robots.txt. */
const ROBOT = 'KeyloomBot'
const MAX_BYTES = 5_000_000
/** What has to be read of a larger one (RFC 9309). */
const READ_BYTES = 512_000
const LONGEST_REST_SECONDS = 30

/** A domain has a few hosts; one that answers for any name has no end of them. */
const MOST_HOSTS = 50

/** What one host lets us visit. */
interface Robots {
  isAllowed(url: string): boolean
  restMs: number
  sitemaps: string[]
}

/** What the hosts of a site let us visit, each asked once. */
export interface SiteRobots {
  /** Asks the hosts of these addresses. The first one has to answer; others that do not are left alone. */
  ask(urls: readonly string[]): Promise<void>
  /** Whether a page may be visited: it is of the site, and its host has been asked and lets us. */
  allows(url: string): boolean
  /** Rest that the host asks for between two visits. */
  restMs(url: string): number
  sitemaps(url: string): string[]
}

export interface Asking {
  request: SendRequest
  signal: AbortSignal
  domain: string
}

export function openRobots({ request, signal, domain }: Asking): SiteRobots {
  const hosts = new Map<string, Robots>()
  const of = (url: string) => hosts.get(new URL(url).origin)
  return {
    async ask(urls) {
      for (const origin of new Set(
        urls.filter((url) => isUrlOf(domain, url)).map((url) => new URL(url).origin),
      )) {
        if (hosts.has(origin) || hosts.size >= MOST_HOSTS) continue
        const isFirst = hosts.size === 0
        hosts.set(
          origin,
          await readRobots({ request, signal }, origin).catch((error: unknown) => {
            if (isFirst || !(error instanceof AdapterError)) throw error
            return SILENT
          }),
        )
      }
    },
    allows: (url) => isUrlOf(domain, url) && (of(url)?.isAllowed(url) ?? false),
    restMs: (url) => of(url)?.restMs ?? 0,
    sitemaps: (url) => of(url)?.sitemaps ?? [],
  }
}

const SILENT: Robots = { isAllowed: () => false, restMs: 0, sitemaps: [] }

/** Where there is no robots.txt all is allowed; while the server fails nothing is known (RFC 9309). */
async function readRobots(
  { request, signal }: { request: SendRequest; signal: AbortSignal },
  origin: string,
): Promise<Robots> {
  const url = `${origin}/robots.txt`
  const { status, body } = await request({ url, signal, maxBytes: MAX_BYTES })
  if (status >= 500 || status === 429)
    throw new AdapterError('unavailable', `${new URL(origin).host} answers its robots.txt with ${status}.`)
  const rules = robotsParser(url, status === 200 ? body.subarray(0, READ_BYTES).toString('utf8') : '')
  const asked = rules.getCrawlDelay(ROBOT) ?? 0
  return {
    isAllowed: (page) => rules.isAllowed(page, ROBOT) ?? true,
    restMs: Math.min(Math.max(0, asked), LONGEST_REST_SECONDS) * 1_000,
    sitemaps: rules.getSitemaps(),
  }
}
