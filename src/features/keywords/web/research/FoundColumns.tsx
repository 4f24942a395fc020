import { ChipCell } from '#ui/cells/ChipCell.tsx'
import type { DataColumn } from '#ui/table/columns.ts'
import type { FoundKeyword } from '../api.ts'
import { KEYWORD_COLUMN, SMALL_VOLUME_COLUMN } from '../WordColumns.tsx'

const STATUS_NAMES = { in_plan: 'Active', not_in_plan: 'Inactive', excluded: 'Excluded' } as const

export const FOUND_COLUMNS: readonly DataColumn<FoundKeyword>[] = [
  KEYWORD_COLUMN,
  { ...SMALL_VOLUME_COLUMN, width: 144 },
  {
    key: 'status',
    header: 'In this plan',
    width: 128,
    value: ({ status }) => (status === null ? null : STATUS_NAMES[status]),
    cell: ({ status }) => (status === null ? 'New' : <ChipCell text={STATUS_NAMES[status]} />),
  },
]
