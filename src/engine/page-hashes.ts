import { UrlIds } from './url-ids.ts'

/**
 * Returns a function that turns the URLs of one SERP, in rank order, into the hashes of the pages that a table
 * would count, each as two halves, low before high. They are stored with a SERP so that overlaps can be counted
 * without reading its URLs.
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
