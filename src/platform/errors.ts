/** An error whose message is the sentence that a user reads. */
export class Explained extends Error {
  override name = 'Explained'
  readonly status: number = 500
  readonly code: string = 'failed'
}

/** What a user did or gave cannot be used; the message is the sentence the user reads. */
export class Invalid extends Explained {
  override name = 'Invalid'
  override readonly status = 400
  override readonly code = 'invalid'
}

/** Nothing is there under this address or id, or it may not be seen. */
export class NotFound extends Explained {
  override name = 'NotFound'
  override readonly status = 404
  override readonly code = 'not_found'
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
  override readonly status = 503
  override readonly code = 'not_connected'
}

/** It may work when tried again a little later. */
export class Temporary extends Explained {
  override name = 'Temporary'
  override readonly status = 503
  override readonly code = 'temporary'
}
