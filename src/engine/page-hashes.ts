import { UrlIds } from './url-ids.ts'

/**
 * Turns the URLs of one SERP, best first, into the hashes of its pages: those that a table counts, in rank order, each as
 * two halves, low before high. Kept beside a SERP they spare whoever counts overlaps its text.
 */
export function createPageHasher(): (urls: readonly string[]) => Int32Array {
  const pages = new UrlIds()
  const encoder = new TextEncoder()
  return (urls) => {
    for (const url of urls) {
      const bytes = encoder.encode(url)
      pages.note(bytes, 0, bytes.length)
    }
    return pages.takeHashes()
  }
}
