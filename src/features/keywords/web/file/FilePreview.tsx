import { useMemo } from 'react'
import { formatAmount, formatDecimals } from '#ui/numbers.ts'
import { numberColumn, type DataColumn } from '#ui/table/columns.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { ListedKeyword } from '../../files/index.ts'
import { SMALL_VOLUME_COLUMN } from '../WordColumns.tsx'

const COLUMNS: readonly DataColumn<ListedKeyword>[] = [
  {
    key: 'keyword',
    header: 'Keyword',
    value: ({ keyword }) => keyword,
    cell: ({ keyword }) => <bdi dir="auto">{keyword}</bdi>,
  },
  { ...SMALL_VOLUME_COLUMN, width: 124 },
  numberColumn({ key: 'difficulty', header: 'Difficulty', width: 96, format: formatDecimals }),
  numberColumn({ key: 'cpc', header: 'CPC', width: 80, format: formatAmount }),
  numberColumn({ key: 'competition', header: 'Competition', width: 112, format: formatDecimals }),
  { key: 'intent', header: 'Intent', width: 128, value: ({ intent }) => intent },
]

/** The first keywords as they are read; empty columns are left out. */
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
