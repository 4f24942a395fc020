import { Temporary } from '#platform/errors.ts'

/** The model has found nothing in the sources that stands there word for word. */
export class NothingFound extends Temporary {
  override name = 'NothingFound'

  constructor() {
    super('No evidence was found in the sources: nothing that the model named stands there word for word.')
  }
}

/** Nothing of what the model has written is backed by the evidence. */
export class NothingBacked extends Temporary {
  override name = 'NothingBacked'

  constructor() {
    super('The model has written nothing that the evidence backs, so there is no text to keep.')
  }
}
