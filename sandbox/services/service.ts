import type { FaultKind } from '../stage/faults.ts'

export interface Call {
  method: string
  /** The URL of the request, on the service's own port. */
  url: URL
  /** Headers by lower-case name. */
  headers: Record<string, string>
  body: string
  /** The body as it came, for files. */
  bytes: Uint8Array
  /** Fault planned for this call, which the service answers in its own error format. */
  fault: FaultKind | null
  /** Aborted when the caller disconnects or the sandbox stops. */
  signal: AbortSignal
}

export interface Reply {
  status: number
  headers?: Record<string, string>
  /** Pieces are sent as soon as they are yielded; the piece `CUT` breaks the connection. */
  body?: string | Uint8Array | AsyncIterable<string | typeof CUT>
}

export const CUT = Symbol('cut')

/** Answers all calls at one port, in the protocol of one outside service. */
export type Service = (call: Call) => Reply | Promise<Reply>

export function replyJson(status: number, body: unknown, headers: Record<string, string> = {}): Reply {
  const type = { 'content-type': 'application/json; charset=utf-8' }
  return { status, headers: { ...type, ...headers }, body: JSON.stringify(body) }
}

export function replyHtml(status: number, html: string): Reply {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body: html }
}

/** The parsed body, or undefined if it is not JSON. */
export function readJson({ body }: Call): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

export function readBearer({ headers }: Call): string | null {
  return /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? null
}

export function readBasic({ headers }: Call): { name: string; password: string } | null {
  const packed = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(headers.authorization ?? '')?.[1]
  if (packed === undefined) return null
  const [name = '', ...password] = Buffer.from(packed, 'base64').toString().split(':')
  return { name: decodePart(name), password: decodePart(password.join(':')) }
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
