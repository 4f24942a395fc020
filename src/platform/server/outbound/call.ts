import type { AdapterErrorKind } from './adapter-error.ts'

export interface CallEnd {
  /** Where the call went first. */
  origin: string
  outcome: Outcome
  milliseconds: number
}

export type Outcome = '1xx' | '2xx' | '3xx' | '4xx' | '5xx' | 'aborted' | AdapterErrorKind

export interface OutboundLimits {
  /** From the start to the last byte of the answer, retries included; 30 s if absent. */
  timeoutMs?: number
  /** Longest silence before the head of the answer and between its pieces; 15 s if absent. */
  idleMs?: number
  /** Of the body, decoded; 5 MB if absent. */
  maxBytes?: number
}

export interface OutboundRequest extends OutboundLimits {
  method?: string
  url: string | URL
  headers?: Record<string, string>
  body?: string | Uint8Array
  signal?: AbortSignal
  /** Whether GET and HEAD go on to where a redirect leads; true if absent. */
  followsRedirects?: boolean
  /** Two for GET and HEAD, else none: give a number where doing it twice does no harm. */
  retries?: number
}
