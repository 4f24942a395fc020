import { randomUUID } from 'node:crypto'
import type { APIErrorCode } from '@notionhq/client'
import type { FaultKind } from '../../stage/faults.ts'
import { replyJson, type Reply } from '../service.ts'

const ERRORS = {
  unauthorized: [401, 'API token is invalid.'],
  restricted_resource: [403, 'Insufficient permissions for this endpoint.'],
  object_not_found: [404, 'Could not find what this address names.'],
  invalid_request_url: [400, 'Invalid request URL.'],
  conflict_error: [409, 'Conflict occurred while saving. Please try again.'],
  rate_limited: [429, 'You have been rate limited. Please try again in a few moments.'],
  validation_error: [400, 'body failed validation.'],
  internal_server_error: [500, 'Unexpected error occurred.'],
  service_unavailable: [503, 'Notion is unavailable, please try again later.'],
} as const satisfies Partial<Record<`${APIErrorCode}`, readonly [number, string]>>

/** An error of Notion's API. */
export function replyError(
  code: keyof typeof ERRORS,
  { message, headers = {} }: { message?: string; headers?: Record<string, string> } = {},
): Reply {
  const [status, usual] = ERRORS[code]
  return replyJson(
    status,
    { object: 'error', status, code, message: message ?? usual, request_id: randomUUID() },
    headers,
  )
}

/** An error of the exchange of tokens, which has the form of OAuth's. */
export function refuse(status: 400 | 401, error: string, description: string): Reply {
  return replyJson(status, { error, error_description: description, request_id: randomUUID() })
}

export function replyFault(fault: FaultKind): Reply {
  switch (fault) {
    case 'unauthorized':
      return replyError('unauthorized')
    case 'forbidden':
      return replyError('restricted_resource')
    case 'rate_limited':
      return replyError('rate_limited', { headers: { 'retry-after': '1' } })
    case 'rate_limited_silent':
      return replyError('rate_limited')
    case 'unavailable':
      return replyError('service_unavailable')
    case 'malformed':
      return replyJson(200, { object: 'unknown' })
    default:
      return replyError('internal_server_error')
  }
}
