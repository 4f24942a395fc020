import { WordsCell } from '#ui/cells/WordsCell.tsx'
import { numberColumn, type DataColumn } from '#ui/table/columns.ts'

/** The column of the keyword's text, for every table of keywords. */
export const KEYWORD_COLUMN: DataColumn<{ keyword: string }> = {
  key: 'keyword',
  header: 'Keyword',
  isFixed: true,
  value: ({ keyword }) => keyword,
  cell: ({ keyword }) => <WordsCell text={keyword} />,
}

/** The column of monthly searches. */
export const VOLUME_COLUMN = numberColumn({
  key: 'estimated_search_volume',
  header: 'Search volume',
  width: 132,
})
