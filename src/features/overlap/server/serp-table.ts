import { createKeywordTable, type KeywordTable } from '#features/clustering/engine/index.ts'
import type { KeywordResults, KeywordSerp } from './read-serps.ts'

const LINE_END = 10

export interface SerpTable {
  table: KeywordTable
  /** The row in the table of each keyword. */
  rowOf: Int32Array
}

/** Keywords with their search results as the clustering engine takes them. */
export function fillSerpTable(keywords: readonly (KeywordResults & Partial<KeywordSerp>)[]): SerpTable {
  const builder = createKeywordTable()
  const rowOf = Int32Array.from(keywords, ({ folded, volume, urls }) => {
    const lines = Buffer.from(urls)
    for (let start = 0; start < lines.length;) {
      const next = lines.indexOf(LINE_END, start)
      const end = next < 0 ? lines.length : next
      builder.url(lines, start, end)
      start = end + 1
    }
    const bytes = Buffer.from(folded)
    builder.row(bytes, 0, bytes.length, volume ?? 0)
    return builder.find(bytes, 0, bytes.length)
  })
  return { table: builder.table(), rowOf }
}
