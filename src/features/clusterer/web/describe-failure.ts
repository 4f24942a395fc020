import { Invalid } from '#platform/errors.ts'

export const OUT_OF_MEMORY =
  'This browser ran out of memory. Close other tabs or take a smaller file; the command line has more room.'

export const NOT_LOADED =
  'A part of this page could not be loaded. Check that Keyloom still runs, then try again.'

/** The sentence for the user about anything that can end a run. */
export function describeFailure(error: unknown): string {
  if (error instanceof Invalid) return error.message
  if (error instanceof RangeError) return OUT_OF_MEMORY
  if (error instanceof DOMException)
    return 'A file could not be read. It was moved or changed, or it is a folder: choose it again.'
  const reason = error instanceof Error ? error.message : String(error)
  return `The clusters could not be made because of a fault in Keyloom (${reason}). Your files are unchanged.`
}
