import type { AdapterErrorKind } from './adapter-error.ts'

export interface CallEnd {
  /** The origin that was called first, before any redirect. */
  origin: string
  outcome: Outcome
  milliseconds: number
}

export type Outcome = '1xx' | '2xx' | '3xx' | '4xx' | '5xx' | 'aborted' | AdapterErrorKind

export interface OutboundLimits {
  /** From the start to the last byte of the answer, retries included. Default: 30 s. */
  timeoutMs?: number
  /** Longest silence before the head of the answer and between its pieces. Default: 15 s. */
  idleMs?: number
  /** Largest body, encoded or decoded. Default: 5 MB. */
  maxBytes?: number
}

export interface OutboundRequest extends OutboundLimits {
  method?: string
  url: string | URL
  headers?: Record<string, string>
  body?: string | Uint8Array
  signal?: AbortSignal
  /** Whether GET and HEAD follow redirects. Default: true. */
  followsRedirects?: boolean
  /** Default: two for GET and HEAD, otherwise none. Give a number when doing the call twice does no harm. */
  retries?: number
}
