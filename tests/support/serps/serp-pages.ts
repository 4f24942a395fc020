import { createPageHasher } from '#engine/index.ts'
import { writePageKeys } from '#features/serps/server/cache/page-keys.ts'

const hashPages = createPageHasher()

/** What the database keeps of the pages of search results that a test writes there by itself. */
export function pagesOf(urls: readonly string[]): string[] {
  return writePageKeys(hashPages(urls))
}
