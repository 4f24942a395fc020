import { Explained } from '#platform/errors.ts'

/** Why there is nothing to write a cluster from. */
type SourceTrouble = 'no_results' | 'no_rivals' | 'no_page_read'

/** Without sources nothing is written, because it would be invented. */
export class NoSources extends Explained {
  override name = 'NoSources'
  override readonly status = 424
  override readonly code = 'not_connected'
  override readonly details

  constructor(trouble: SourceTrouble, message: string) {
    super(message)
    this.details = { trouble }
  }
}
