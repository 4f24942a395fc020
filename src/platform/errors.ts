/** What a program needs to know about an error besides its sentence. */
interface ErrorDetails {
  /** A code of the cause, for screens that do more than show the sentence. A failed run keeps it. */
  trouble?: string
  [name: string]: unknown
}

/** A field of the input, and why it cannot be accepted. */
interface FieldProblem {
  path: string
  message: string
}

/** An error whose message is the sentence that a user reads. */
export class Explained extends Error {
  override name = 'Explained'
  readonly status: number = 500
  readonly code: string = 'failed'
  /** Part of the error reply of the API, or null when there is nothing to add. */
  readonly details: ErrorDetails | null = null
  /** The fields that are refused; then they are the details of the reply. */
  readonly fields: readonly FieldProblem[] = []
}

/** The caller's input or action cannot be accepted. */
export class Invalid extends Explained {
  override name = 'Invalid'
  override readonly status = 400
  override readonly code = 'invalid'
}

/** One field of the input cannot be accepted: `q: this is no number.` */
export class InvalidField extends Invalid {
  override name = 'InvalidField'
  override readonly fields

  constructor(path: string, problem: string) {
    super(`${path}: ${problem}`)
    this.fields = [{ path, message: problem }]
  }
}

/** The address is longer than the server reads. */
export class AddressTooLong extends Explained {
  override name = 'AddressTooLong'
  override readonly status = 414
  override readonly code = 'uri_too_long'

  constructor() {
    super('The address is too long; ask for less at once.')
  }
}

/** No session: the token is missing, expired or not ours. */
export class NotSignedIn extends Explained {
  override name = 'NotSignedIn'
  override readonly status = 401
  override readonly code = 'not_signed_in'

  constructor(message = 'Please sign in.') {
    super(message)
  }
}

/** The caller is known, or need not be, but may not do or see this. */
export class Forbidden extends Explained {
  override name = 'Forbidden'
  override readonly status = 403
  override readonly code = 'forbidden'
}

/** The session is valid, but its user proved their identity too long ago. */
export class ProofNeeded extends Explained {
  override name = 'ProofNeeded'
  override readonly status = 403
  override readonly code = 'proof_needed'

  constructor() {
    super('Please confirm that it is you.')
  }
}

/** Nothing exists at this address or under this id, or the caller may not see it. */
export class NotFound extends Explained {
  override name = 'NotFound'
  override readonly status = 404
  override readonly code = 'not_found'
}

/** A limit of the workspace or of the instance leaves no room for this. */
export class LimitReached extends Explained {
  override name = 'LimitReached'
  override readonly status = 409
  override readonly code = 'limit_reached'
}

/** The caller tried too often in a short time and can try again after a while. */
export class TooManyAttempts extends Explained {
  override name = 'TooManyAttempts'
  override readonly status = 429
  override readonly code = 'too_many_attempts'
}

/** The caller has used up its requests and can make another one after `seconds`. */
export class TooManyRequests extends Explained {
  override name = 'TooManyRequests'
  override readonly status = 429
  override readonly code = 'too_many_requests'
  readonly seconds: number

  constructor(message: string, seconds: number) {
    super(message)
    this.seconds = seconds
  }
}

/** Something else already holds what the caller asks for. */
export class Conflict extends Explained {
  override name = 'Conflict'
  override readonly status = 409
  override readonly code = 'conflict'
}

/** Something that this needs is missing or broken, and a person has to repair it. */
export class NotConnected extends Explained {
  override name = 'NotConnected'
  override readonly status = 424
  override readonly code = 'not_connected'
}

/** The same call may succeed a little later. */
export class Temporary extends Explained {
  override name = 'Temporary'
  override readonly status: number = 503
  override readonly code: string = 'temporary'
}

/** The disk has no room to store anything, until the operator has made some. */
export class DiskFull extends Temporary {
  override name = 'DiskFull'
  override readonly status = 507
  override readonly code = 'disk_full'

  constructor(
    message = 'The disk of this installation is full, so nothing new can be saved. What is stored is safe, and can be read, exported and deleted. The administrator of this installation has to make room.',
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
