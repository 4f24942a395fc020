import { APICallError, RetryError } from 'ai'
import { readRetryAfter } from '#platform/server/outbound/retry-budget.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { failedCall, kindOfStatus } from '../service-answer.ts'

const USED_UP = /insufficient_quota|billing|credit balance/i

/** Turns a failure of the library or of its provider into an AdapterError. */
export function explainModelFailure(service: string, error: unknown): AdapterError {
  const known = findCause(error, (one) => one instanceof AdapterError)
  if (known instanceof AdapterError) return known
  const call = findCause(error, APICallError.isInstance)
  if (APICallError.isInstance(call)) return explainCall(service, call)
  return failedCall({ service, kind: 'bad_response', reason: error instanceof Error ? error.name : '' })
}

function explainCall(
  service: string,
  { statusCode, responseHeaders, responseBody }: APICallError,
): AdapterError {
  if (statusCode === undefined || statusCode < 400)
    return failedCall({ service, kind: 'bad_response', reason: 'stream' })
  const kind = kindOfStatus(statusCode)
  const isUsedUp = kind === 'rate_limited' || kind === 'invalid' ? USED_UP.test(responseBody ?? '') : false
  return failedCall({
    service,
    kind: isUsedUp ? 'quota' : kind,
    retryAfter: readRetryAfter(responseHeaders?.['retry-after'], new Date()),
    reason: `http_${statusCode}`,
  })
}

const DEEPEST = 4

function findCause(error: unknown, isWanted: (one: unknown) => boolean, depth = 0): unknown {
  if (isWanted(error)) return error
  if (depth === DEEPEST || !(error instanceof Error)) return null
  return findCause(RetryError.isInstance(error) ? error.lastError : error.cause, isWanted, depth + 1)
}
