import { KeywordTableBuilder, type KeywordTable } from '#engine/index.ts'
import type { KeywordSerp } from './read-serps.ts'

const NO_PAGES = new Int32Array(0)

interface SerpTable {
  table: KeywordTable
  /** The row in the table of each keyword. */
  rowOf: Int32Array
}

/** Puts keywords and the pages in their search results into the table that the clustering engine needs. */
export function fillSerpTable(
  keywords: readonly Pick<KeywordSerp, 'folded' | 'volume' | 'pages'>[],
): SerpTable {
  const builder = new KeywordTableBuilder()
  const rowOf = Int32Array.from(keywords, ({ folded, volume, pages }) =>
    builder.hashedRow(folded, volume, pages ?? NO_PAGES, 0, pages?.length ?? 0),
  )
  return { table: builder.table(), rowOf }
}
