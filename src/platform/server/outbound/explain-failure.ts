import { errorCode } from '../error-codes.ts'
import { AdapterError } from './adapter-error.ts'

const LATE = /^(UND_ERR_(HEADERS|BODY|CONNECT)_TIMEOUT|ETIMEDOUT)$/
const NAMELESS = /^(ENOTFOUND|EAI_AGAIN|EAI_NODATA)$/
const CUT =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|EHOSTUNREACH|ENETUNREACH|UND_ERR_SOCKET|UND_ERR_CLOSED|UND_ERR_DESTROYED)$/
const CERTIFICATE = /CERT|SELF_SIGNED|^ERR_TLS|^ERR_SSL|^EPROTO$|^UNABLE_TO_/
const UNSENT = /^(UND_ERR_INVALID_ARG|UND_ERR_REQ_|ERR_INVALID_(ARG|CHAR|HTTP))/

/**
 * The error of a failed call for users: it names the host, but neither the rest of the address nor any text of the
 * service.
 */
export function explainFailure(error: unknown, host: string): AdapterError {
  if (error instanceof AdapterError) return error
  const reason = errorCode(error)
  if (LATE.test(reason)) return lateAnswer(host, reason)
  if (NAMELESS.test(reason))
    return new AdapterError('unavailable', `The host ${host} cannot be found; please check its name.`, {
      reason,
    })
  if (CERTIFICATE.test(reason))
    return new AdapterError('unavailable', `${host} offers no valid certificate (${reason}).`, { reason })
  if (CUT.test(reason))
    return new AdapterError('unavailable', `${host} cannot be reached now; please try again later.`, {
      reason,
    })
  if (UNSENT.test(reason)) return new AdapterError('invalid', `This cannot be sent to ${host}.`, { reason })
  return brokenAnswer(host, reason)
}

export function lateAnswer(host: string, reason = 'deadline'): AdapterError {
  return new AdapterError('unavailable', `${host} did not answer in time; please try again later.`, {
    reason,
  })
}

export function brokenAnswer(host: string, reason: string): AdapterError {
  return new AdapterError('bad_response', `${host} gave an answer that cannot be read.`, { reason })
}
