import { SERP_DEPTH } from './limits.ts'
import type { Lists } from './inverted-index.ts'
import type { KeywordTable } from './keyword-table.ts'
import { UrlIds } from './url-ids.ts'

/** Only the pages of each row, which is enough to count shared pages. */
export type PageTable = Pick<KeywordTable, 'urls' | 'urlStart' | 'urlEnd' | 'urlCount'>

/** Builds a table whose row i is the i-th SERP, given by the hashes of its pages (see `createPageHasher`). */
export function fillPageTable({ start, items }: Lists): PageTable {
  const count = start.length - 1
  const pages = new UrlIds()
  const urls = new Int32Array(count * SERP_DEPTH)
  const urlStart = new Uint32Array(count)
  const urlEnd = new Uint32Array(count)
  let used = 0
  for (let row = 0; row < count; row++) {
    urlStart[row] = used
    for (let at = start[row]; at < start[row + 1]; at += 2) pages.noteHash(items[at], items[at + 1])
    used += pages.take(urls, used)
    urlEnd[row] = used
  }
  return { urls: urls.subarray(0, used), urlStart, urlEnd, urlCount: pages.count }
}

/** Whether a row has search results. */
export function hasPages({ urlStart, urlEnd }: Pick<PageTable, 'urlStart' | 'urlEnd'>, row: number): boolean {
  return urlEnd[row] > urlStart[row]
}
