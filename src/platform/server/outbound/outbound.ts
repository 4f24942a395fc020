import { Agent } from 'undici'
import { machineClock, type Clock } from '../clock.ts'
import { AdapterError } from './adapter-error.ts'
import { guardConnections, resolveByDns, type Resolve } from './connector.ts'
import { beginCall, type OpenCall, type Client } from './open-call.ts'
import { fetchThrough } from './fetch-through.ts'
import { chooseBackoff, createRetryBudget, readRetryAfter } from './retry-budget.ts'
import type { Answer } from './send-call.ts'
import type { CallEnd, OutboundLimits, OutboundRequest } from './call.ts'
import { createTurns, type Politeness } from './turns.ts'

const USUAL_RETRIES = 2
const PASSING = new Set([502, 503, 504])
const TOO_FAST = 429
export const WEB_PORTS = [80, 443, 8080, 8443]
const HEAD_BYTES = 32_768
const CONNECTIONS = 16

export interface OutboundInput {
  /** Exact origins of the operator's own services: they may be private and on any port. Never take them from users. */
  allowedOrigins?: readonly string[]
  /** Returns the http origin on this machine that answers for a fictional one, or null for all others. */
  findStandIn?: (origin: string) => string | null
  /** Returns the addresses of a host name. Default: DNS. */
  resolve?: Resolve
  /** Ports that may be called on public hosts. Default: 80, 443, 8080 and 8443. */
  ports?: readonly number[]
  userAgent?: string
  /** How calls to one host wait for each other. Default: they do not. */
  politeness?: Politeness
  /** The clock of retries and politeness. Default: the machine's. */
  clock?: Clock
  /** Called at the end of every call, with the class of its status or the kind of its failure. */
  observe?: (call: CallEnd) => void
}

export interface OutboundResponse extends Pick<Answer, 'status' | 'headers' | 'url'> {
  body: Buffer
}

export type SendRequest = (asked: OutboundRequest) => Promise<OutboundResponse>

export interface Outbound {
  /** Resolves with an answer of any status; rejects with AdapterError, or with the reason of the signal. */
  request: SendRequest
  /** The same as a `fetch`, for libraries: answers stream, and no call is tried twice. */
  fetchWithin(limits: OutboundLimits): typeof fetch
  close(): Promise<void>
}

/**
 * The only client for outside services: HTTP calls to public addresses and the operator's own services, nothing else.
 */
export function createOutbound(input: OutboundInput): Outbound {
  const { findStandIn = () => null, resolve = resolveByDns, clock = machineClock } = input
  const allowed = new Set((input.allowedOrigins ?? []).map((origin) => new URL(origin).origin))
  const dispatcher = new Agent({
    connect: guardConnections({ allowed, findStandIn, resolve }),
    connections: CONNECTIONS,
    maxHeaderSize: HEAD_BYTES,
    pipelining: 1,
  })
  const client: Client = {
    rules: { allowed, ports: new Set(input.ports ?? WEB_PORTS) },
    dispatcher,
    startTurn: createTurns(input.politeness, clock),
    userAgent: input.userAgent ?? 'Keyloom',
    observe: input.observe ?? (() => {}),
  }
  const budget = createRetryBudget()
  return {
    request: (asked) => requestWithRetries({ client, budget, clock }, asked),
    fetchWithin: (limits) => fetchThrough(client, limits),
    close: () => dispatcher.destroy(),
  }
}

interface Retrying {
  client: Client
  budget: ReturnType<typeof createRetryBudget>
  clock: Clock
}

async function requestWithRetries(
  { client, budget, clock }: Retrying,
  asked: OutboundRequest,
): Promise<OutboundResponse> {
  const call = await beginCall(client, asked)
  const isSafe = /^(GET|HEAD)$/i.test(asked.method ?? 'GET')
  const retries = asked.retries ?? (isSafe ? USUAL_RETRIES : 0)
  try {
    budget.earn(call.host)
    for (let attempt = 1; ; attempt++) {
      const outcome = await tryOnce(call)
      const waitMs = isPassing(outcome) ? chooseWait(outcome, attempt) : null
      const mayRetry = waitMs !== null && attempt <= retries && waitMs < call.leftMs()
      if (!mayRetry || !budget.spend(call.host)) return finish(outcome)
      await clock.sleep(waitMs, { signal: call.signal }).catch((error: unknown) => {
        throw call.explain(error)
      })
    }
  } finally {
    call.end()
  }
}

async function tryOnce(call: OpenCall): Promise<OutboundResponse | AdapterError> {
  try {
    using answer = await call.open()
    const body = Buffer.concat(await Array.fromAsync(answer.pieces))
    return { status: answer.status, headers: answer.headers, url: answer.url, body }
  } catch (error) {
    if (error instanceof AdapterError) return error
    throw error
  }
}

function finish(outcome: OutboundResponse | AdapterError): OutboundResponse {
  if (!(outcome instanceof AdapterError)) return outcome
  throw outcome
}

function isPassing(outcome: OutboundResponse | AdapterError): boolean {
  if (outcome instanceof AdapterError) return outcome.kind === 'unavailable'
  const { status, headers } = outcome
  // A 429 without a Retry-After is not retried: the service does not say how long to wait.
  return PASSING.has(status) || (status === TOO_FAST && headers['retry-after'] !== undefined)
}

function chooseWait(outcome: OutboundResponse | AdapterError, attempt: number): number {
  const asked =
    outcome instanceof AdapterError ? null : readRetryAfter(outcome.headers['retry-after'], new Date())
  return asked === null ? chooseBackoff(attempt, Math.random()) : asked * 1_000
}
