import { WordsCell } from '#ui/cells/WordsCell.tsx'
import type { DataColumn } from '#ui/table/columns.ts'
import type { KeywordEntry } from './keyword-entries.ts'

const KEYWORD: DataColumn<KeywordEntry> = {
  key: 'keyword',
  header: 'Keyword',
  isFixed: true,
  value: ({ keyword }) => keyword,
  cell: ({ keyword }) => <WordsCell text={keyword} />,
}

const PLACE: DataColumn<KeywordEntry> = {
  key: 'place',
  header: 'Cluster',
  value: ({ place }) => place,
  cell: ({ place }) => <WordsCell text={place} />,
}

const WIDE: readonly DataColumn<KeywordEntry>[] = [
  KEYWORD,
  {
    key: 'volume',
    header: 'Search volume',
    isNumber: true,
    width: 132,
    value: ({ volume }) => volume,
  },
  { ...PLACE, width: 240 },
]

/** Where a keyword is matters more than how often it is searched for. */
const NARROW: readonly DataColumn<KeywordEntry>[] = [
  { ...KEYWORD, width: 128 },
  { ...PLACE, width: 116 },
]

export function listAddColumns(isPhone: boolean): readonly DataColumn<KeywordEntry>[] {
  return isPhone ? NARROW : WIDE
}
