import { useMemo } from 'react'
import { formatScore } from '#ui/numbers.ts'
import type { DataColumn } from '#ui/table/columns.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { ListedKeyword } from '../../files/index.ts'

const COLUMNS: readonly DataColumn<ListedKeyword>[] = [
  {
    key: 'keyword',
    header: 'Keyword',
    isSortable: false,
    value: ({ keyword }) => keyword,
    cell: ({ keyword }) => <bdi dir="auto">{keyword}</bdi>,
  },
  {
    key: 'volume',
    header: 'Search volume',
    isSortable: false,
    isNumber: true,
    width: 124,
    value: (row) => row.estimated_search_volume,
  },
  {
    key: 'difficulty',
    header: 'Difficulty',
    isSortable: false,
    isNumber: true,
    width: 96,
    value: ({ difficulty }) => difficulty,
  },
  {
    key: 'cpc',
    header: 'CPC',
    isSortable: false,
    isNumber: true,
    width: 80,
    value: ({ cpc }) => cpc,
    cell: ({ cpc }) => (cpc === null ? '–' : formatScore(cpc)),
  },
  {
    key: 'competition',
    header: 'Competition',
    isSortable: false,
    isNumber: true,
    width: 112,
    value: ({ competition }) => competition,
  },
  { key: 'intent', header: 'Intent', isSortable: false, width: 128, value: ({ intent }) => intent },
]

/** The first keywords as they will be in the plan; empty columns are left out. */
export function FilePreview({ keywords }: { keywords: readonly ListedKeyword[] }) {
  const hidden = useMemo(() => {
    const isEmpty = ({ value }: DataColumn<ListedKeyword>) => keywords.every((row) => value(row) === null)
    return new Set(
      COLUMNS.filter((column) => column.key !== 'keyword' && isEmpty(column)).map(({ key }) => key),
    )
  }, [keywords])
  return (
    <DataTable
      label="Preview"
      columns={COLUMNS}
      rows={keywords}
      keyOf={keyOf}
      nameOf={keyOf}
      hiddenColumns={hidden}
      empty={<p>No row of this file has a keyword in this column.</p>}
    />
  )
}

function keyOf({ keyword }: ListedKeyword): string {
  return keyword
}
