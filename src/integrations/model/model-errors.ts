import { APICallError, RetryError } from 'ai'
import { z } from 'zod'
import { readRetryAfter } from '#platform/server/outbound/retry-budget.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { failedCall, kindOfStatus } from '../service-answer.ts'
import { modelTrouble, type ModelTrouble } from './model-failure.ts'

const USED_UP = /insufficient_quota|billing|credit balance/i
/** Google calls each of its limits a quota, also those of a minute: then it says in the answer how long to wait. */
const RETRY_DELAY = /"retryDelay":\s{0,9}"(\d{1,6})(?:\.\d{1,9})?s"/
/** A limit of 0: the account may not use this model at all, whatever the answer says about waiting. */
const NO_ACCESS = /\blimit: 0\b/
/** How providers say what is wrong with a request; the first that matches counts. */
const TROUBLES: readonly [ModelTrouble, RegExp][] = [
  [
    'context_length',
    /context.?(length|window|size)|prompt is too long|request.too.large|input token count|too many (input )?tokens|maximum (prompt|input) length/i,
  ],
  ['refused', /content.?(filter|policy|management)|responsible.?ai|safety system/i],
  ['schema_refused', /invalid.{0,20}schema/i],
  [
    'format_refused',
    /response.?(format|schema|mime)|json.?(schema|object|mode)|structured.?output|output.?format/i,
  ],
]
/** Statuses that blame the request. */
const BLAMING = new Set([400, 404, 413, 422, 500, 501])
/** 429 for a request with more tokens than the account may use in a minute: it will never be accepted as it is. */
const TOO_LARGE = /request.too.large/i

/** Turns a failure of the library or of its provider into an AdapterError. */
export function explainModelFailure(service: string, error: unknown): AdapterError {
  const known = findCause(error, (one) => one instanceof AdapterError)
  if (known instanceof AdapterError) return known
  const call = findCause(error, APICallError.isInstance)
  if (APICallError.isInstance(call)) return explainCall(service, call)
  const said = isSpoken(error) ? spoken.safeParse(error).data : undefined
  if (said !== undefined) return explainSpoken(service, said)
  return modelTrouble(service, 'cut_stream')
}

function explainCall(
  service: string,
  { statusCode = 0, responseHeaders, responseBody = '' }: APICallError,
): AdapterError {
  if (statusCode < 400) return modelTrouble(service, 'cut_stream')
  const retryAfter = readRetryAfter(responseHeaders?.['retry-after'], new Date())
  return explainStatus(service, { status: statusCode, body: responseBody, retryAfter })
}

function explainStatus(
  service: string,
  { status, body, retryAfter }: { status: number; body: string; retryAfter: number | null },
): AdapterError {
  const kind = kindOfStatus(status)
  const delay = kind === 'rate_limited' && !NO_ACCESS.test(body) ? readDelay(body) : null
  const isUsedUp = (kind === 'rate_limited' || kind === 'invalid') && delay === null && USED_UP.test(body)
  const isBlaming = BLAMING.has(status) || (kind === 'rate_limited' && TOO_LARGE.test(body))
  const trouble = isBlaming && !isUsedUp ? findTrouble(body) : null
  if (trouble !== null) return modelTrouble(service, trouble)
  return failedCall({
    service,
    kind: isUsedUp ? 'quota' : kind,
    retryAfter: retryAfter ?? delay,
    reason: `http_${status}`,
  })
}

/** Seconds, rounded up. */
function readDelay(body: string): number | null {
  const [, seconds] = RETRY_DELAY.exec(body) ?? []
  return seconds === undefined ? null : Number(seconds) + 1
}

function findTrouble(body: string): ModelTrouble | null {
  return TROUBLES.find(([, words]) => words.test(body))?.[0] ?? null
}

/** Whether a provider has told an error within an answer whose status was 200. */
function isSpoken(error: unknown): boolean {
  return !(error instanceof Error) || error.name === 'AI_StreamProviderError'
}

const spoken = z.looseObject({
  message: z.string().catch(''),
  type: z.string().nullish().catch(null),
  code: z.union([z.string(), z.number()]).nullish().catch(null),
  statusCode: z.number().nullish().catch(null),
})

function explainSpoken(service: string, said: z.infer<typeof spoken>): AdapterError {
  const { message, type, code, statusCode } = said
  const body = [type, code, message].join(' ')
  const status = statusCode ?? (typeof code === 'number' ? code : guessStatus(body))
  if (status < 400) return findKnown(service, body) ?? modelTrouble(service, 'cut_stream')
  return explainStatus(service, { status, body, retryAfter: null })
}

function findKnown(service: string, body: string): AdapterError | null {
  const trouble = findTrouble(body)
  return trouble && modelTrouble(service, trouble)
}

function guessStatus(body: string): number {
  if (/rate.?limit|too many requests/i.test(body)) return 429
  return /overloaded|server_error|internal error|unavailable/i.test(body) ? 503 : 0
}

const DEEPEST = 4

function findCause(error: unknown, isWanted: (one: unknown) => boolean, depth = 0): unknown {
  if (isWanted(error)) return error
  if (depth === DEEPEST || !(error instanceof Error)) return null
  return findCause(RetryError.isInstance(error) ? error.lastError : error.cause, isWanted, depth + 1)
}
