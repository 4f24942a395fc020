import { formatScore } from '#ui/numbers.ts'
import type { DataColumn } from '#ui/table/columns.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { FoundText } from '../../files/index.ts'

const NUMBERS: readonly DataColumn<FoundText>[] = [
  {
    key: 'clicks',
    header: 'Clicks',
    isSortable: false,
    isNumber: true,
    width: 88,
    value: ({ clicks }) => clicks,
  },
  {
    key: 'impressions',
    header: 'Impressions',
    isSortable: false,
    isNumber: true,
    width: 112,
    value: ({ impressions }) => impressions,
  },
  {
    key: 'position',
    header: 'Rank',
    isSortable: false,
    isNumber: true,
    width: 72,
    value: ({ position }) => position,
    cell: ({ position }) => (position === 0 ? '–' : formatScore(position)),
  },
]

const textColumn = (header: string): DataColumn<FoundText> => ({
  key: 'text',
  header,
  isSortable: false,
  value: ({ text }) => text,
  cell: ({ text }) => <bdi dir="auto">{text}</bdi>,
})
const OF_QUERIES = [textColumn('Query'), ...NUMBERS]
const OF_PAGES = [textColumn('Page'), ...NUMBERS]

/** The first queries or pages of a file, to check whether texts and numbers were read correctly. */
export function FoundTexts({ found, isPages }: { found: readonly FoundText[]; isPages: boolean }) {
  if (found.length === 0) return null
  return (
    <DataTable
      label="Preview"
      columns={isPages ? OF_PAGES : OF_QUERIES}
      rows={found}
      keyOf={keyOf}
      nameOf={keyOf}
      empty={null}
    />
  )
}

function keyOf({ text }: FoundText): string {
  return text
}
