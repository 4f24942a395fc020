import { useMemo } from 'react'
import { formatAmount, formatCount, formatDecimals } from '#ui/numbers.ts'
import { numberColumn, type DataColumn } from '#ui/table/columns.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { ShownKeyword } from './file-worker.ts'

const COLUMNS: readonly DataColumn<ShownKeyword>[] = [
  {
    key: 'keyword',
    header: 'Keyword',
    value: ({ keyword }) => keyword,
    cell: ({ keyword }) => <bdi dir="auto">{keyword}</bdi>,
  },
  {
    ...numberColumn({ key: 'estimated_search_volume', header: 'Search volume', width: 124 }),
    cell: ({ estimated_search_volume: volume, isRange }) =>
      volume === null ? '–' : `${isRange ? '~' : ''}${formatCount(volume)}`,
  },
  numberColumn({ key: 'difficulty', header: 'Difficulty', width: 96, format: formatDecimals }),
  numberColumn({ key: 'cpc', header: 'CPC', width: 80, format: formatAmount }),
  numberColumn({ key: 'competition', header: 'Competition', width: 112, format: formatDecimals }),
  { key: 'intent', header: 'Intent', width: 128, value: ({ intent }) => intent },
]

/** The first keywords as they are read; empty columns are left out. */
export function FilePreview({ keywords }: { keywords: readonly ShownKeyword[] }) {
  const hidden = useMemo(() => {
    const isEmpty = ({ value }: DataColumn<ShownKeyword>) => keywords.every((row) => value(row) === null)
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

function keyOf({ keyword }: ShownKeyword): string {
  return keyword
}
