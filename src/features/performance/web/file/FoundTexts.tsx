import { formatScore } from '#ui/numbers.ts'
import { numberColumn, type DataColumn } from '#ui/table/columns.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { FoundText } from '../../files/index.ts'

const NUMBERS: readonly DataColumn<FoundText>[] = [
  numberColumn({ key: 'clicks', header: 'Clicks', width: 88 }),
  numberColumn({ key: 'impressions', header: 'Impressions', width: 112 }),
  numberColumn({ key: 'position', header: 'Rank', width: 72, format: describeRank }),
]

const textColumn = (header: string): DataColumn<FoundText> => ({
  key: 'text',
  header,
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

/** 0 means that the file has no rank for the row. */
function describeRank(rank: number): string {
  return rank === 0 ? '–' : formatScore(rank)
}
