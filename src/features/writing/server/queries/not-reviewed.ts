import { NOT_REVIEWED } from '../../rules.ts'
import { Explained } from '#platform/errors.ts'

/** What agents have written is to leave the program, and no person has said that it may. */
export class NotReviewed extends Explained {
  override name = 'NotReviewed'
  override readonly status = 409
  override readonly code = NOT_REVIEWED

  constructor(status: string, count: number) {
    super(
      count === 1
        ? `This article cannot be marked as ${status}: nobody has reviewed it as it is now. Review it in the article editor first.`
        : `${count} of these articles cannot be marked as ${status}: nobody has reviewed them as they are now. Review them in the article editor first.`,
    )
  }
}
