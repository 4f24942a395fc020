import { Conflict } from '#platform/errors.ts'

/** The sources say nothing about the sections of the brief. */
export class NoExtracts extends Conflict {
  override name = 'NoExtracts'

  constructor() {
    super(
      'The pages that rank say nothing about the sections of the brief. Change the brief, or the keywords.',
    )
  }
}
