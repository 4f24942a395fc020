import { Invalid } from '#platform/errors.ts'

/** A text has more markup than can be read in reasonable time. */
export class TooComplex extends Invalid {
  override name = 'TooComplex'

  constructor(what: string) {
    super(
      `The ${what} has too much markup to be read: too many marks of emphasis, links, lists, quotes, cells or lines. Make it simpler or shorter.`,
    )
  }
}
