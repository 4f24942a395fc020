import { z } from 'zod'
import { AdapterError, type AdapterErrorKind } from '#platform/server/outbound/adapter-error.ts'
import type { OutboundResponse } from '#platform/server/outbound/outbound.ts'
import { readRetryAfter } from '#platform/server/outbound/retry-budget.ts'

const KINDS: Record<number, AdapterErrorKind> = {
  400: 'invalid',
  401: 'auth',
  402: 'payment',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  410: 'not_found',
  413: 'invalid',
  422: 'invalid',
  429: 'rate_limited',
}

const SENTENCES: Record<AdapterErrorKind, string> = {
  auth: 'refuses its key; please check it.',
  forbidden: 'does not allow this with the given access.',
  not_found: 'does not know what was asked for.',
  invalid: 'does not accept what was asked.',
  conflict: 'already has something else there.',
  rate_limited: 'asks to slow down; it works again in a while.',
  quota: 'says that the quota is used up.',
  unavailable: 'does not work at the moment; please try again later.',
  payment: 'wants to be paid first: please look at the balance there.',
  bad_response: 'gave an answer that cannot be read.',
}

interface Failure {
  /** The service as users know it: DataForSEO. */
  service: string
  kind: AdapterErrorKind
  retryAfter?: number | null
  /** The service's own code for it, never free text. */
  reason?: string
}

/** The service refused the call, so it costs nothing. */
const UNPAID = new Set<AdapterErrorKind>([
  'auth',
  'forbidden',
  'not_found',
  'invalid',
  'conflict',
  'rate_limited',
  'quota',
  'payment',
])
/** The service reported a fault of its own, or there was no connection. */
const UNHEARD =
  /^(http_(500|501|503|529)|5\d{4}|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_\w+|UND_ERR_CONNECT_TIMEOUT)$/

/**
 * Whether a call that failed with this error may have to be paid all the same: only failures known to be free are not.
 */
export function mayBePaid(error: unknown): boolean {
  if (!(error instanceof AdapterError)) return true
  return !UNPAID.has(error.kind) && !UNHEARD.test(error.reason)
}

/** Makes a failure with a sentence of ours. Texts of the service are left out, because they may contain keys. */
export function failedCall({ service, kind, retryAfter = null, reason = '' }: Failure): AdapterError {
  return new AdapterError(kind, `${service} ${SENTENCES[kind]}`, { retryAfter, reason })
}

/** The kind of failure that an HTTP status from 300 on means. */
export function kindOfStatus(status: number): AdapterErrorKind {
  return KINDS[status] ?? (status >= 500 ? 'unavailable' : 'bad_response')
}

/** Throws the failure that a status other than 2xx means. */
export function expectSuccess(service: string, { status, headers }: OutboundResponse): void {
  if (status >= 200 && status < 300) return
  const kind = kindOfStatus(status)
  const retryAfter = readRetryAfter(headers['retry-after'], new Date())
  throw failedCall({ service, kind, retryAfter, reason: `http_${status}` })
}

/** Parses the body by the schema, whatever the status; throws bad_response when it does not match. */
export function readJson<T extends z.ZodType>(
  service: string,
  schema: T,
  { body }: Pick<OutboundResponse, 'body'>,
): z.infer<T> {
  return readShape(service, schema, parseJson(body.toString()))
}

/** Like readJson, but returns null when the body does not match the schema. */
export function findJson<T extends z.ZodType>(
  schema: T,
  { body }: Pick<OutboundResponse, 'body'>,
): z.infer<T> | null {
  const parsed = schema.safeParse(parseJson(body.toString()))
  return parsed.success ? parsed.data : null
}

/** Parses a part of an answer by the schema; throws bad_response when it does not match. */
export function readShape<T extends z.ZodType>(service: string, schema: T, value: unknown): z.infer<T> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw failedCall({ service, kind: 'bad_response', reason: 'unexpected_shape' })
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
