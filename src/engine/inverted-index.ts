import type { KeywordTable } from './keyword-table.ts'

/** Lists of numbers in one array: list i is items[start[i] .. start[i + 1]). */
export interface Lists {
  start: Uint32Array
  items: Int32Array
}

/** By page id: number of SERPs that have the page; `leftOut` is 1 for each row that does not count. */
export function countUrls(
  { urls, urlStart, urlEnd, urlCount, count }: KeywordTable,
  leftOut?: Uint8Array,
): Uint32Array {
  const frequency = new Uint32Array(urlCount)
  for (let row = 0; row < count; row++)
    if (leftOut?.[row] !== 1) for (let i = urlStart[row]; i < urlEnd[row]; i++) frequency[urls[i]]++
  return frequency
}

/** For each page with at least `least` keywords: the rows that it ranks for, in the given order. */
export function invertFrequentUrls(
  { urls, urlStart, urlEnd, urlCount }: KeywordTable,
  order: Uint32Array,
  frequency: Uint32Array,
  least: number,
): Lists {
  const start = new Uint32Array(urlCount + 1)
  for (let url = 0; url < urlCount; url++)
    start[url + 1] = start[url] + (frequency[url] >= least ? frequency[url] : 0)
  const items = new Int32Array(start[urlCount])
  const next = start.slice(0, urlCount)
  for (let at = 0; at < order.length; at++) {
    const row = order[at]
    for (let i = urlStart[row]; i < urlEnd[row]; i++) {
      const url = urls[i]
      if (frequency[url] >= least) items[next[url]++] = row
    }
  }
  return { start, items }
}

/** For each page: which of the first `count` lists contain it, ascending. */
export function invertLists({ start, items }: Lists, count: number, pageCount: number): Lists {
  const inverted = new Uint32Array(pageCount + 1)
  const used = start[count]
  for (let i = 0; i < used; i++) inverted[items[i] + 1]++
  for (let page = 0; page < pageCount; page++) inverted[page + 1] += inverted[page]
  const lists = new Int32Array(used)
  const next = inverted.slice(0, pageCount)
  for (let list = 0; list < count; list++)
    for (let i = start[list]; i < start[list + 1]; i++) lists[next[items[i]]++] = list
  return { start: inverted, items: lists }
}
