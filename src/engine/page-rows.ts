import { HUB_FREQUENCY, isHub } from './hub-urls.ts'
import type { KeywordTable } from './keyword-table.ts'

/** Which rows of a plan have the pages of some new rows. */
export interface PageRows {
  /** Existing rows that have the page; empty for hubs. */
  rows(url: number): Int32Array
  /** Number of SERPs with the page, new ones included. For a known hub it is not the real number, but more than one. */
  frequency: Uint32Array
  /** The hub flags given, and those of pages that have become hubs since. */
  hubs: Uint8Array
}

/**
 * Finds the existing rows that share a page with the new ones, in one pass over the plan.
 * @param clusterOf cluster of each row; below 0 for rows that are new or ignored
 * @param knownHubs by page id; pages past its end are not hubs yet
 */
export function findRowsWithPages(
  table: KeywordTable,
  newRows: Uint32Array,
  clusterOf: Int32Array,
  knownHubs: Uint8Array,
): PageRows {
  const frequency = new Uint32Array(table.urlCount)
  const hubs = new Uint8Array(table.urlCount)
  hubs.set(knownHubs)
  const { numberOf, pages } = numberPages(table, newRows, frequency, hubs)
  const { start, items, newStart } = listRows(table, newRows, clusterOf, numberOf, pages.length)
  for (const url of pages) {
    const all = items.subarray(start[numberOf[url]], start[numberOf[url] + 1])
    frequency[url] = all.length
    if (all.length >= HUB_FREQUENCY && isHub(table, all)) hubs[url] = 1
  }
  return {
    rows: (url) => items.subarray(start[numberOf[url]], newStart[numberOf[url]]),
    frequency,
    hubs,
  }
}

/** Numbers the linking pages of the new rows from 1, and counts their rows. */
function numberPages(table: KeywordTable, newRows: Uint32Array, frequency: Uint32Array, hubs: Uint8Array) {
  const numberOf = new Int32Array(table.urlCount)
  const pages: number[] = []
  for (const row of newRows) {
    for (let i = table.urlStart[row]; i < table.urlEnd[row]; i++) {
      const url = table.urls[i]
      if (hubs[url] === 1) frequency[url] = HUB_FREQUENCY
      else if (frequency[url]++ === 0) numberOf[url] = pages.push(url)
    }
  }
  return { numberOf, pages }
}

/** For each numbered page: the existing rows that have it, and from `newStart` on the new ones. */
function listRows(
  { count, urls, urlStart, urlEnd }: KeywordTable,
  newRows: Uint32Array,
  clusterOf: Int32Array,
  numberOf: Int32Array,
  pages: number,
) {
  const start = new Uint32Array(pages + 2)
  const pageOf: number[] = []
  const rowOf: number[] = []
  for (let row = 0; row < count; row++) if (clusterOf[row] >= 0) collect(row)
  const existing = rowOf.length
  for (const row of newRows) collect(row)

  function collect(row: number): void {
    for (let i = urlStart[row]; i < urlEnd[row]; i++) {
      const number = numberOf[urls[i]]
      if (number === 0) continue
      pageOf.push(number)
      rowOf.push(row)
      start[number + 1]++
    }
  }

  for (let number = 0; number <= pages; number++) start[number + 1] += start[number]
  const items = new Int32Array(rowOf.length)
  const next = start.slice()
  for (let i = 0; i < existing; i++) items[next[pageOf[i]]++] = rowOf[i]
  const newStart = next.slice()
  for (let i = existing; i < rowOf.length; i++) items[next[pageOf[i]]++] = rowOf[i]
  return { start, items, newStart }
}
