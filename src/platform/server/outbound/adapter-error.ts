import { Explained } from '#platform/errors.ts'

/** What went wrong in an outside service, in the same words for every service. */
export type AdapterErrorKind =
  | 'auth'
  | 'forbidden'
  | 'not_found'
  | 'invalid'
  | 'conflict'
  | 'rate_limited'
  | 'quota'
  | 'unavailable'
  | 'payment'
  | 'bad_response'

const PASSING = new Set<AdapterErrorKind>(['rate_limited', 'unavailable', 'bad_response'])

/**
 * A call to an outside service that failed. The message is written for users and never holds an address or a secret.
 */
export class AdapterError extends Explained {
  override name = 'AdapterError'
  override readonly status: number
  override readonly code: string
  readonly kind: AdapterErrorKind
  /** Whether the same call may succeed after a while. */
  readonly isPassing: boolean
  /** Seconds that the service asks to wait; null when it says nothing. */
  readonly retryAfter: number | null
  /** The code of the system or the service, such as ECONNREFUSED or invalid_grant; '' when it gives none. */
  readonly reason: string

  constructor(
    kind: AdapterErrorKind,
    message: string,
    { retryAfter = null, reason = '' }: { retryAfter?: number | null; reason?: string } = {},
  ) {
    super(message)
    this.kind = kind
    this.isPassing = PASSING.has(kind)
    this.status = this.isPassing ? 503 : 424
    this.code = this.isPassing ? 'temporary' : 'not_connected'
    this.retryAfter = retryAfter
    this.reason = reason
  }
}
