import type { KeywordTable } from './keyword-table.ts'

/** Lists of numbers, one behind the other: list i is items[start[i] .. start[i + 1]). */
export interface Lists {
  start: Uint32Array
  items: Int32Array
}

/** For each page the positions in `order` of the keywords that it ranks for, ascending. */
export function invertUrls(table: KeywordTable, order: Uint32Array): Lists {
  const { urls, urlStart, urlEnd, urlCount } = table
  const start = new Uint32Array(urlCount + 1)
  for (const row of order) for (let i = urlStart[row]; i < urlEnd[row]; i++) start[urls[i] + 1]++
  for (let url = 0; url < urlCount; url++) start[url + 1] += start[url]
  const items = new Int32Array(start[urlCount])
  const next = start.slice(0, urlCount)
  for (let at = 0; at < order.length; at++) {
    const row = order[at]
    for (let i = urlStart[row]; i < urlEnd[row]; i++) items[next[urls[i]]++] = at
  }
  return { start, items }
}
