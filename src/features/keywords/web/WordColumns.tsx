import { WordsCell } from '#ui/cells/WordsCell.tsx'
import type { DataColumn } from '#ui/table/columns.ts'

/** The column of the keyword's text, for every table of keywords. */
export const KEYWORD_COLUMN: DataColumn<{ keyword: string }> = {
  key: 'keyword',
  header: 'Keyword',
  isFixed: true,
  value: ({ keyword }) => keyword,
  cell: ({ keyword }) => <WordsCell text={keyword} />,
}

/** The column of monthly searches. */
export const VOLUME_COLUMN: DataColumn<{ estimated_search_volume: number | null }> = {
  key: 'estimated_search_volume',
  header: 'Search volume',
  isNumber: true,
  width: 132,
  value: (row) => row.estimated_search_volume,
}
