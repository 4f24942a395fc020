import { KEYWORD_COLUMN, SMALL_VOLUME_COLUMN } from '#features/keywords/web/index.ts'
import { WordsCell } from '#ui/cells/WordsCell.tsx'
import type { DataColumn } from '#ui/table/columns.ts'
import type { KeywordEntry } from './keyword-entries.ts'

const PLACE: DataColumn<KeywordEntry> = {
  key: 'place',
  header: 'Cluster',
  value: ({ place }) => place,
  cell: ({ place }) => <WordsCell text={place} />,
}

const WIDE: readonly DataColumn<KeywordEntry>[] = [
  KEYWORD_COLUMN,
  SMALL_VOLUME_COLUMN,
  { ...PLACE, width: 240 },
]

/** A phone has no room for the search volume, which matters less than the keyword's cluster. */
const NARROW: readonly DataColumn<KeywordEntry>[] = [
  { ...KEYWORD_COLUMN, width: 128 },
  { ...PLACE, width: 116 },
]

export function listAddColumns(isPhone: boolean): readonly DataColumn<KeywordEntry>[] {
  return isPhone ? NARROW : WIDE
}
