import type { KeywordTableBuilder } from '#engine/index.ts'
import { readRankedUrls } from '#features/keywords/files/index.ts'
import type { KeywordTable } from '#features/keywords/files/index.ts'
import { itemAt } from '#platform/items.ts'

/** The row of a keyword given as bytes [0, end); -1 when its results are to be ignored. */
type RowOf = (bytes: Uint8Array, end: number, volume: number | null) => number

/** Reads a table of one row a result, in any order, and gives each keyword its results by position. */
export async function collectRankedUrls(rows: KeywordTable, table: KeywordTableBuilder, rowOf: RowOf) {
  const results = createRankedResults()
  const encoder = new TextEncoder()
  let keyword = ''
  let row = -1
  const report = await readRankedUrls(rows, {
    onRankedUrl: (found) => {
      if (found.keyword !== keyword) {
        keyword = found.keyword
        const bytes = encoder.encode(keyword)
        row = rowOf(bytes, bytes.length, found.volume)
      }
      if (row < 0) return
      const url = encoder.encode(found.url)
      results.add(row, found.position ?? 0, table.urlId(url, 0, url.length))
    },
  })
  results.fill(table)
  return report
}

/** Collects results in the order of the file; results of equal position keep this order. */
function createRankedResults() {
  let rows = new Int32Array(1 << 12)
  let positions = new Float32Array(1 << 12)
  let urls = new Int32Array(1 << 12)
  let count = 0

  function add(row: number, position: number, url: number): void {
    if (count === rows.length) {
      rows = new Int32Array(rows.buffer.transfer(count * 8))
      positions = new Float32Array(positions.buffer.transfer(count * 8))
      urls = new Int32Array(urls.buffer.transfer(count * 8))
    }
    rows[count] = row
    positions[count] = position
    urls[count++] = url
  }

  function fill(table: KeywordTableBuilder): void {
    const start = new Uint32Array(table.count + 1)
    for (const row of rows.subarray(0, count)) start[row + 1] = itemAt(start, row + 1) + 1
    for (let row = 0; row < table.count; row++) start[row + 1] = itemAt(start, row + 1) + itemAt(start, row)
    const ordered = new Uint32Array(count)
    const next = start.slice()
    for (const [i, row] of rows.subarray(0, count).entries()) {
      const place = itemAt(next, row)
      ordered[place] = i
      next[row] = place + 1
    }
    for (let row = 0; row < table.count; row++) {
      if (start[row] === start[row + 1]) continue
      const serp = ordered.subarray(start[row], start[row + 1])
      serp.sort((a, b) => itemAt(positions, a) - itemAt(positions, b) || a - b)
      table.fill(
        row,
        Array.from(serp, (i) => itemAt(urls, i)),
      )
    }
  }

  return { add, fill }
}
