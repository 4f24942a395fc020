import type { FaultKind } from '../../stage/faults.ts'
import { replyJson, type Reply } from '../service.ts'

interface ApiError {
  status: number
  reason: string
  state: string
  message: string
  /** The reason as newer APIs name it, in `error.details`. */
  detail?: string
}

const ERROR_INFO = 'type.googleapis.com/google.rpc.ErrorInfo'

/** An error in the format of Google's APIs. */
export function replyApiError({ status, reason, state, message, detail }: ApiError): Reply {
  const domain = status === 429 || reason === 'quotaExceeded' ? 'usageLimits' : 'global'
  const details =
    detail === undefined ? [] : [{ '@type': ERROR_INFO, reason: detail, domain: 'googleapis.com' }]
  const error = { code: status, message, errors: [{ message, domain, reason }], status: state, details }
  return replyJson(status, { error })
}

export const errors = {
  noToken: {
    status: 401,
    reason: 'authError',
    state: 'UNAUTHENTICATED',
    message: 'Request had invalid authentication credentials.',
  },
  noScope: {
    status: 403,
    reason: 'insufficientPermissions',
    state: 'PERMISSION_DENIED',
    message: 'Request had insufficient authentication scopes.',
    detail: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
  },
  noAccess: {
    status: 403,
    reason: 'forbidden',
    state: 'PERMISSION_DENIED',
    message: 'User does not have sufficient permission for this site.',
  },
  tooFast: {
    status: 429,
    reason: 'rateLimitExceeded',
    state: 'RESOURCE_EXHAUSTED',
    message: 'Quota exceeded for queries per minute per site.',
  },
  quota: {
    status: 403,
    reason: 'quotaExceeded',
    state: 'PERMISSION_DENIED',
    message: 'Search Analytics load quota exceeded.',
  },
  away: { status: 503, reason: 'backendError', state: 'UNAVAILABLE', message: 'The service is unavailable.' },
  absent: { status: 404, reason: 'notFound', state: 'NOT_FOUND', message: 'Requested entity was not found.' },
} satisfies Record<string, ApiError>

export function invalid(message: string): Reply {
  return replyApiError({ status: 400, reason: 'badRequest', state: 'INVALID_ARGUMENT', message })
}

export function replyFault(fault: FaultKind): Reply {
  switch (fault) {
    case 'unauthorized':
      return replyApiError(errors.noToken)
    case 'forbidden':
      return replyApiError(errors.noAccess)
    case 'rate_limited':
      return replyApiError(errors.tooFast)
    case 'quota':
    case 'payment':
      return replyApiError(errors.quota)
    default:
      return replyApiError(errors.away)
  }
}
