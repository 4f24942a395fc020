import type { FaultKind } from '../../stage/faults.ts'
import { replyJson, type Reply } from '../service.ts'

/** The errors of the API by their codes. */
const ERRORS = {
  bad_request: [400, 'Bad Request: Request was malformed.'],
  validation_error: [400, 'Validation Error'],
  not_authorized: [401, 'Request not authorized'],
  payment_required: [402, 'The plan of this site has ended.'],
  missing_scopes: [403, 'OAuthForbidden: You are missing the following scopes'],
  forbidden: [403, 'Forbidden'],
  resource_not_found: [404, 'Requested resource not found'],
  route_not_found: [404, 'Route not found'],
  conflict: [409, 'The site has to be published before its items can be.'],
  too_many_requests: [429, 'Rate limit hit'],
  internal_error: [500, 'An unexpected error occurred'],
  service_unavailable: [503, 'The service is not available'],
} as const satisfies Record<string, readonly [number, string]>

/** What is wrong with a field of an item. */
export interface Problem {
  param: string
  description: string
}

interface More {
  headers?: Record<string, string>
  details?: Problem[]
  /** Added to the message. */
  of?: string
}

export function replyError(
  code: keyof typeof ERRORS,
  { headers = {}, details = [], of = '' }: More = {},
): Reply {
  const [status, text] = ERRORS[code]
  const message = of === '' ? text : `${text} - ${of}`
  return replyJson(status, { message, code, externalReference: null, details }, headers)
}

export function replyFault(fault: FaultKind): Reply {
  switch (fault) {
    case 'unauthorized':
      return replyError('not_authorized')
    case 'forbidden':
      return replyError('missing_scopes')
    case 'rate_limited':
      return replyError('too_many_requests', { headers: { 'retry-after': '60' } })
    case 'rate_limited_silent':
      return replyError('too_many_requests')
    case 'quota':
      return replyError('forbidden', { of: 'The limit of items of this site is reached' })
    case 'payment':
      return replyError('payment_required')
    case 'unavailable':
      return replyError('service_unavailable')
    case 'malformed':
      return {
        status: 200,
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: '{"items":[{"id":',
      }
    default:
      return replyError('internal_error')
  }
}
