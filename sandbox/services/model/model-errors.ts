import type { FaultKind } from '../../stage/faults.ts'
import { replyJson, type Reply } from '../service.ts'

interface ModelError {
  status: number
  message: string
  type: string
  code: string | null
  param?: string
  retryAfter?: number
}

export function replyModelError({ status, message, type, code, param, retryAfter }: ModelError): Reply {
  const headers: Record<string, string> =
    retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  return replyJson(status, { error: { message, type, param: param ?? null, code } }, headers)
}

export function replyWrongKey(): Reply {
  return replyModelError({
    status: 401,
    message: 'Incorrect API key provided.',
    type: 'invalid_request_error',
    code: 'invalid_api_key',
  })
}

export function replyUnknownModel(model: string): Reply {
  return replyModelError({
    status: 404,
    message: `The model '${model}' does not exist.`,
    type: 'invalid_request_error',
    code: 'model_not_found',
  })
}

export function replyWrongField(param: string): Reply {
  const message = `Invalid value for '${param}'.`
  return replyModelError({ status: 400, message, type: 'invalid_request_error', code: null, param })
}

export function replyTooLong(limit: number, tokens: number): Reply {
  return replyModelError({
    status: 400,
    message: `The context of this model holds ${limit} tokens; the messages have ${tokens}.`,
    type: 'invalid_request_error',
    code: 'context_length_exceeded',
    param: 'messages',
  })
}

const RATE_LIMIT = {
  status: 429,
  message: 'Rate limit reached.',
  type: 'requests',
  code: 'rate_limit_exceeded',
}

/** The error reply for a fault, or null when the fault changes the answer itself. */
export function replyFault(fault: FaultKind, limit: number): Reply | null {
  switch (fault) {
    case 'rate_limited':
      return replyModelError({ ...RATE_LIMIT, retryAfter: 2 })
    case 'rate_limited_silent':
      return replyModelError(RATE_LIMIT)
    case 'quota':
    case 'payment':
      return replyModelError({
        status: 429,
        message: 'You exceeded your current quota.',
        type: 'insufficient_quota',
        code: 'insufficient_quota',
      })
    case 'unauthorized':
    case 'forbidden':
      return replyWrongKey()
    case 'unavailable':
      return replyModelError({
        status: 503,
        message: 'The engine is overloaded.',
        type: 'server_error',
        code: null,
      })
    case 'context':
      return replyTooLong(limit, limit + 1)
    default:
      return null
  }
}
