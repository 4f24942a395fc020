import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { OutboundResponse, SendRequest } from '#platform/server/outbound/outbound.ts'
import { decodeHtml } from '../reading/decode-html.ts'
import type { SiteReader } from '../reading/open-reader.ts'
import type { ParsedPage } from '../reading/parsed-page.ts'
import { resolveUrl } from '../reading/resolve-url.ts'
import { squeeze } from '../reading/squeeze.ts'
import type { Visit } from './frontier.ts'

const MAX_BYTES = 5_000_000
const TIMEOUT_MS = 20_000
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const NOT_MODIFIED = 304

/** The server or the connection to it failed: the page is visited again. */
interface Failed {
  kind: 'failed'
  status: number | null
  problem: string
  /** The header Retry-After. */
  retryAfter: string | null
}

export interface Answered {
  kind: 'answered'
  /** Null when the call was refused or its answer could not be used. */
  status: number | null
  redirectsTo: string | null
  /** Why the page could not be read. */
  problem: string | null
  page: ParsedPage | null
  etag: string | null
  lastModified: string | null
}

/** The result of a visit. `unchanged`: the page is as it was at the last visit. */
export type Visited = Failed | Answered | { kind: 'unchanged' }

interface Visiting {
  request: SendRequest
  signal: AbortSignal
  reader: SiteReader
  domain: string
}

/** Requests a page. The returned function reads the answer, so that the next page can be requested meanwhile. */
export async function askForPage(ctx: Visiting, visit: Visit): Promise<Failed | (() => Promise<Visited>)> {
  try {
    const response = await ctx.request({
      url: visit.url,
      signal: ctx.signal,
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
      followsRedirects: false,
      retries: 0,
      headers: {
        accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5',
        ...(visit.etag !== null && { 'if-none-match': visit.etag }),
        ...(visit.lastModified !== null && { 'if-modified-since': visit.lastModified }),
      },
    })
    const { status, headers } = response
    if (status === 429 || status >= 500)
      return {
        kind: 'failed',
        status,
        problem: `It answers with ${status}.`,
        retryAfter: headers['retry-after'] ?? null,
      }
    return () => readAnswer(ctx, visit, response)
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error
    const { message: problem } = error
    if (error.kind === 'unavailable') return { kind: 'failed', status: null, problem, retryAfter: null }
    // A page or a file that is too long to be read is there.
    const status = error.reason === 'too_large' ? 200 : null
    return async () => ({ ...UNREAD, status, problem })
  }
}

const UNREAD = { kind: 'answered', redirectsTo: null, page: null, etag: null, lastModified: null } as const

async function readAnswer(
  ctx: Visiting,
  { url }: Visit,
  { status, headers, body }: OutboundResponse,
): Promise<Visited> {
  if (status === NOT_MODIFIED) return { kind: 'unchanged' }
  const answered = {
    kind: 'answered',
    status,
    redirectsTo: REDIRECTS.has(status) ? resolveUrl(headers['location'] ?? '', url) : null,
    etag: headers['etag'] ?? null,
    lastModified: headers['last-modified'] ?? null,
  } as const
  if (status !== 200) return { ...answered, page: null, problem: null }
  const type = headers['content-type'] ?? ''
  if (!/html/i.test(type) && type !== '')
    return { ...answered, page: null, problem: `It is no web page but ${squeeze(type).slice(0, 80)}.` }
  const { content: page, problem } = await ctx.reader.readPage({
    url,
    html: decodeHtml(body, type),
    domain: ctx.domain,
    robotsTag: headers['x-robots-tag'] ?? null,
  })
  return { ...answered, page, problem }
}
