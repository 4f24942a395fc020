import { createKeywordTable, type KeywordTable } from '#features/clustering/engine/index.ts'
import type { KeywordResults, KeywordSerp } from './read-serps.ts'

export interface SerpTable {
  table: KeywordTable
  /** The row in the table of each keyword. */
  rowOf: Int32Array
}

/** Keywords with their search results as the clustering engine takes them. */
export function fillSerpTable(keywords: readonly (KeywordResults & Partial<KeywordSerp>)[]): SerpTable {
  const builder = createKeywordTable()
  const rowOf = Int32Array.from(keywords, ({ folded, volume, urls }) =>
    builder.textRow(folded, volume ?? 0, urls),
  )
  return { table: builder.table(), rowOf }
}
