import type { z } from 'zod'
import { Explained } from '#platform/errors.ts'
import type { textState } from '../../contract.ts'
import { TEXT_CHANGED } from '../../rules.ts'

type Newest = Pick<z.infer<typeof textState>, 'section' | 'version' | 'saved_at' | 'saved_by'>

/** The text was saved by others, or in another window, since the version that the caller knows. */
export class TextChanged extends Explained {
  override name = 'TextChanged'
  override readonly status = 409
  override readonly code = TEXT_CHANGED
  override readonly details: Newest & { [name: string]: unknown }

  constructor({ section, version, saved_at, saved_by }: Newest, message = refuseSave(saved_by)) {
    super(message)
    this.details = { section, version, saved_at, saved_by }
  }
}

function refuseSave(savedBy: Newest['saved_by']): string {
  const saver = savedBy === null ? 'elsewhere' : `by ${savedBy}`
  return `This text was saved ${saver} meanwhile. Nothing was overwritten; your version is not saved yet.`
}
