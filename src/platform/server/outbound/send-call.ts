import type { Readable } from 'node:stream'
import { request, type Dispatcher } from 'undici'
import { AdapterError } from './adapter-error.ts'
import { decodeAnswer } from './read-answer.ts'
import { hostOf, parseTarget, type TargetRules } from './target.ts'
import type { Turn } from './turns.ts'

const MOST_HOPS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])
/** Headers that may be sent on to another origin after a redirect; any other header may be a secret. */
const HARMLESS = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'user-agent',
  'if-none-match',
  'if-modified-since',
])

interface Call {
  method: string
  url: string | URL
  /** Lower-case names. */
  headers: Record<string, string>
  body: string | Uint8Array | null
  maxBytes: number
  /** Longest silence before the head of the answer and between its pieces. */
  idleMs: number
  signal: AbortSignal
  followsRedirects: boolean
}

export interface Answer {
  status: number
  /** Lower-case names; repeated ones joined by commas. */
  headers: Record<string, string>
  /** The address that answered, after all redirects. */
  url: URL
  pieces: AsyncIterable<Uint8Array>
  /** Releases the connection, whether the body has been read or not. */
  drop(): void
}

interface Line {
  rules: TargetRules
  dispatcher: Dispatcher
  turn: Turn
}

/** Sends one call. GET and HEAD follow up to five redirects, each checked like a new address. */
export async function sendCall({ rules, dispatcher, turn }: Line, call: Call): Promise<Answer> {
  const follows = call.followsRedirects && (call.method === 'GET' || call.method === 'HEAD')
  let url = parseTarget(call.url, rules)
  let headers = call.headers
  for (let hop = 0; ; hop++) {
    await turn.stepTo(hostOf(url), call.signal)
    const answer = await sendHop(dispatcher, { ...call, url, headers })
    const next = follows ? findNext(answer) : null
    if (next === null) return answer
    answer.drop()
    if (hop === MOST_HOPS)
      throw new AdapterError('bad_response', `${url.host} redirects more than ${MOST_HOPS} times.`)
    const target = parseTarget(next, rules)
    if (target.origin !== url.origin) headers = keepHarmless(headers)
    url = target
  }
}

async function sendHop(dispatcher: Dispatcher, call: Call & { url: URL }): Promise<Answer> {
  const { url, method, signal, idleMs, maxBytes } = call
  const reply = await request(url, {
    dispatcher,
    method,
    headers: call.headers,
    body: call.body,
    signal,
    headersTimeout: idleMs,
    bodyTimeout: idleMs,
  })
  const body: Readable = reply.body
  // A destroyed body emits an error, and without a listener that ends the process.
  body.on('error', () => {})
  const headers = flatten(reply.headers)
  const drop = () => void body.destroy()
  try {
    const pieces = method === 'HEAD' ? body : decodeAnswer({ body, headers, host: url.host, maxBytes })
    return { status: reply.statusCode, headers, url, pieces, drop }
  } catch (error) {
    drop()
    throw error
  }
}

function findNext({ status, headers, url }: Answer): URL | null {
  const to = headers['location']
  if (!REDIRECTS.has(status) || to === undefined) return null
  if (!URL.canParse(to, url))
    throw new AdapterError('bad_response', `${url.host} redirects to no web address.`)
  return new URL(to, url)
}

function keepHarmless(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => HARMLESS.has(name)))
}

function flatten(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
  )
}
