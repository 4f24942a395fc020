import { isUrlOf } from '#features/contentplans/rules.ts'
import { decodeHtml, openRobots, type SiteReader } from '#features/pages/server/index.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { OutboundResponse, SendRequest } from '#platform/server/outbound/outbound.ts'

const MAX_BYTES = 3_000_000
const TIMEOUT_MS = 20_000
const ROBOTS_TIMEOUT_MS = 8_000
/** A page with fewer words shows its text only after a script has run, or asks for something first. */
const LEAST_WORDS = 40

type Read = NonNullable<Awaited<ReturnType<SiteReader['readSource']>>['content']>

/** What a visit to a page found; either `content` or `problem` is null. */
export interface FetchedSource {
  url: string
  status: number | null
  content: Read | null
  /** Why it could not be read, as a sentence. */
  problem: string | null
}

interface Fetching {
  request: SendRequest
  reader: SiteReader
  signal: AbortSignal
  /** The plan's own website. */
  domain: string | null
}

/** Fetches and reads a page of another site, if the site lets us. Rejects only when the signal is aborted. */
export async function fetchSource(ctx: Fetching, url: string): Promise<FetchedSource> {
  try {
    if (!(await isAllowed(ctx, url)))
      return { url, status: null, content: null, problem: 'Its robots.txt does not allow us to visit it.' }
    const response = await ctx.request({
      url,
      signal: ctx.signal,
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
      retries: 1,
      headers: { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5' },
    })
    const { content, problem } = await readAnswer(ctx, response)
    return { url, status: response.status, content, problem }
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error
    return { url, status: null, content: null, problem: error.message }
  }
}

async function isAllowed({ request, reader, signal }: Fetching, url: string): Promise<boolean> {
  const quick: SendRequest = (asked) => request({ ...asked, timeoutMs: ROBOTS_TIMEOUT_MS, retries: 0 })
  const robots = openRobots({ request: quick, reader, signal, domain: new URL(url).hostname })
  await robots.ask([url])
  return (await robots.listAllowed([url])).has(url)
}

type Answer = Pick<FetchedSource, 'content' | 'problem'>

function refuse(problem: string): Answer {
  return { content: null, problem }
}

async function readAnswer(
  { reader, domain }: Fetching,
  { status, headers, body, url }: OutboundResponse,
): Promise<Answer> {
  if (status !== 200) return refuse(`It answers with ${status}.`)
  if (domain !== null && isUrlOf(domain, url.href)) return refuse('It leads to the website of this plan.')
  const type = headers['content-type'] ?? ''
  if (!/html/i.test(type) && type !== '') return refuse('It is no web page.')
  const { content, problem } = await reader.readSource(decodeHtml(body, type))
  if (content === null) return refuse(problem ?? 'It cannot be read.')
  return content.wordCount < LEAST_WORDS ? refuse('It shows too little text.') : { content, problem: null }
}
