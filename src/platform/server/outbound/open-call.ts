import type { Dispatcher } from 'undici'
import { startDeadline } from './deadline.ts'
import { explainFailure, lateAnswer } from './explain-failure.ts'
import type { CallEnd, Outcome, OutboundRequest } from './call.ts'
import { sendCall, type Answer } from './send-call.ts'
import { hostOf, parseTarget, type TargetRules } from './target.ts'
import type { Turn } from './turns.ts'

const USUAL = { timeoutMs: 30_000, idleMs: 15_000, maxBytes: 5_000_000 }
/** Headers that only the client itself sets. */
const OWN_HEADERS = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'transfer-encoding',
  'upgrade',
])

/** What all calls of one outbound client share. */
export interface Client {
  rules: TargetRules
  dispatcher: Dispatcher
  startTurn: () => Turn
  userAgent: string
  observe: (call: CallEnd) => void
}

export type OpenAnswer = Answer & Disposable

/** One call with its deadline and its turn, which both end with it. */
export interface OpenCall {
  host: string
  signal: AbortSignal
  leftMs(): number
  /** Sends the call, again each time. Rejects with AdapterError, or with the reason of the caller's signal. */
  open(): Promise<OpenAnswer>
  explain(error: unknown): unknown
  end(): void
}

/** Waits for the call's turn, then starts its deadline. */
export async function beginCall(client: Client, asked: OutboundRequest): Promise<OpenCall> {
  const begun = performance.now()
  const target = parseTarget(asked.url, client.rules)
  const host = hostOf(target)
  const own = asked.signal ?? new AbortController().signal
  const turn = client.startTurn()
  await turn.stepTo(host, own)
  const deadline = startDeadline({ timeoutMs: asked.timeoutMs ?? USUAL.timeoutMs, signal: own })
  let outcome: Outcome = 'aborted'

  const explain = (error: unknown) => {
    if (own.aborted) return own.reason
    const failure = deadline.isOver() ? lateAnswer(host) : explainFailure(error, host)
    outcome = failure.kind
    return failure
  }
  const call = {
    method: (asked.method ?? 'GET').toUpperCase(),
    url: asked.url,
    headers: writeHeaders(asked, client),
    body: asked.body ?? null,
    maxBytes: asked.maxBytes ?? USUAL.maxBytes,
    idleMs: asked.idleMs ?? USUAL.idleMs,
    signal: deadline.signal,
    followsRedirects: asked.followsRedirects ?? true,
  }
  return {
    host,
    signal: deadline.signal,
    leftMs: deadline.leftMs,
    explain,
    open: async () => {
      try {
        const answer = await sendCall({ ...client, turn }, call)
        outcome = classOf(answer.status)
        return { ...answer, pieces: explained(answer.pieces, explain), [Symbol.dispose]: answer.drop }
      } catch (error) {
        throw explain(error)
      }
    },
    end: () => {
      deadline.end()
      turn.end()
      client.observe({ origin: target.origin, outcome, milliseconds: performance.now() - begun })
    },
  }
}

async function* explained(
  pieces: AsyncIterable<Uint8Array>,
  explain: (error: unknown) => unknown,
): AsyncGenerator<Uint8Array> {
  try {
    yield* pieces
  } catch (error) {
    throw explain(error)
  }
}

function writeHeaders({ headers = {} }: OutboundRequest, { userAgent }: Client): Record<string, string> {
  const given = Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => !OWN_HEADERS.has(name))
  return { 'user-agent': userAgent, ...Object.fromEntries(given), 'accept-encoding': 'gzip, br' }
}

const CLASSES = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const

function classOf(status: number): Outcome {
  return CLASSES[Math.floor(status / 100) - 1] ?? 'bad_response'
}
