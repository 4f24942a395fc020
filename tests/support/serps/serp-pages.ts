import { createPageHasher } from '#engine/index.ts'
import { writePageKeys } from '#features/serps/server/cache/page-keys.ts'

const hashPages = createPageHasher()

/** The hashes that the column `pages` of `serps` has for these URLs, for results that a test inserts. */
export function pagesOf(urls: readonly string[]): string[] {
  return writePageKeys(hashPages(urls))
}
