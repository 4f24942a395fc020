import { ChipCell } from '#ui/cells/ChipCell.tsx'
import { WordsCell } from '#ui/cells/WordsCell.tsx'
import type { DataColumn } from '#ui/table/columns.ts'
import type { FoundKeyword } from '../api.ts'

const STATUS_NAMES = { in_plan: 'Active', not_in_plan: 'Inactive', excluded: 'Excluded' } as const

export const FOUND_COLUMNS: readonly DataColumn<FoundKeyword>[] = [
  {
    key: 'keyword',
    header: 'Keyword',
    value: ({ keyword }) => keyword,
    cell: ({ keyword }) => <WordsCell text={keyword} />,
  },
  {
    key: 'estimated_search_volume',
    header: 'Search volume',
    isNumber: true,
    width: 144,
    value: (row) => row.estimated_search_volume,
  },
  {
    key: 'status',
    header: 'In this plan',
    width: 128,
    value: ({ status }) => (status === null ? null : STATUS_NAMES[status]),
    cell: ({ status }) => (status === null ? 'New' : <ChipCell text={STATUS_NAMES[status]} />),
  },
]
