import { WordsCell } from '#ui/cells/WordsCell.tsx'
import type { DataColumn } from '#ui/table/columns.ts'
import type { KeywordEntry } from './keyword-entries.ts'

export const ADD_COLUMNS: readonly DataColumn<KeywordEntry>[] = [
  {
    key: 'keyword',
    header: 'Keyword',
    isFixed: true,
    value: ({ keyword }) => keyword,
    cell: ({ keyword }) => <WordsCell text={keyword} />,
  },
  {
    key: 'volume',
    header: 'Search volume',
    isNumber: true,
    width: 132,
    value: ({ volume }) => volume,
  },
  {
    key: 'place',
    header: 'Cluster',
    width: 240,
    value: ({ place }) => place,
    cell: ({ place }) => <WordsCell text={place} />,
  },
]
