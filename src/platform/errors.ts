/** What a program may want to know of an error besides its sentence. */
interface ErrorDetails {
  /** A code for what went wrong, where a screen does more about it than show the sentence. A failed run keeps it. */
  trouble?: string
  [name: string]: unknown
}

/** An error whose message is the sentence that a user reads. */
export class Explained extends Error {
  override name = 'Explained'
  readonly status: number = 500
  readonly code: string = 'failed'
  /** Users of the API get it. */
  readonly details: ErrorDetails | null = null
}

/** What a user did or gave cannot be used; the message is the sentence the user reads. */
export class Invalid extends Explained {
  override name = 'Invalid'
  override readonly status = 400
  override readonly code = 'invalid'
}

/** The address has more in it than is read. */
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

/** Whoever asks is known, or need not be, and may not have this. */
export class Forbidden extends Explained {
  override name = 'Forbidden'
  override readonly status = 403
  override readonly code = 'forbidden'
}

/** A session is good, but it is too long ago that its person proved who they are. */
export class ProofNeeded extends Explained {
  override name = 'ProofNeeded'
  override readonly status = 403
  override readonly code = 'proof_needed'

  constructor() {
    super('Please confirm that it is you.')
  }
}

/** Nothing is there under this address or id, or it may not be seen. */
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

/** Tried too often in a short time; it works again after a while. */
export class TooManyAttempts extends Explained {
  override name = 'TooManyAttempts'
  override readonly status = 429
  override readonly code = 'too_many_attempts'
}

/** More requests than a caller has in a while; it works again after so many seconds. */
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

/** Something else already holds what is asked for. */
export class Conflict extends Explained {
  override name = 'Conflict'
  override readonly status = 409
  override readonly code = 'conflict'
}

/** Something that this needs is absent or broken and wants a person's hand. */
export class NotConnected extends Explained {
  override name = 'NotConnected'
  override readonly status = 424
  override readonly code = 'not_connected'
}

/** It may work when tried again a little later. */
export class Temporary extends Explained {
  override name = 'Temporary'
  override readonly status: number = 503
  override readonly code: string = 'temporary'
}

/** There is no room to store anything: it works again when whoever runs the installation has made some. */
export class DiskFull extends Temporary {
  override name = 'DiskFull'
  override readonly status = 507
  override readonly code = 'disk_full'

  constructor(
    message = 'The disk of this installation is full, so nothing new can be saved. What is stored is safe, and can be read, exported and deleted. Whoever runs this installation has to make room.',
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
