import { useMemo, type ReactNode } from 'react'
import type { DriftedKeyword } from '#features/articles/web/index.ts'
import { useIsPhone } from '#ui/layout/use-is-phone.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { usePaging } from '#ui/table/use-paging.ts'
import type { Selection } from '#ui/table/use-row-selection.ts'
import { PAGE_SIZES } from './drift-view.ts'
import { ALL_COLUMNS, listDriftColumns, ON_PHONES } from './DriftColumns.tsx'
import type { useDriftList } from './use-drift-list.ts'

interface DriftTableProps {
  list: ReturnType<typeof useDriftList>
  selection: Selection
  empty: ReactNode
}

export function DriftTable({ list, selection, empty }: DriftTableProps) {
  const { place, view, change, found } = list
  const { workspaceId, contentplanId } = place
  const isPhone = useIsPhone()
  const columns = useMemo(
    () => listDriftColumns({ workspaceId, contentplanId }, isPhone ? ON_PHONES : ALL_COLUMNS),
    [workspaceId, contentplanId, isPhone],
  )
  const paging = usePaging({
    ...view,
    pageSizes: PAGE_SIZES,
    total: found.total ?? 0,
    isReady: found.state === 'ready',
    onChange: change,
  })
  return (
    <DataTable
      label="Keywords that have moved away"
      columns={columns}
      rows={found.rows}
      keyOf={keyOf}
      nameOf={nameOf}
      state={found.state}
      onRetry={found.refetch}
      selection={selection}
      hasPageKeys
      paging={paging}
      empty={empty}
    />
  )
}

function keyOf({ id }: DriftedKeyword): string {
  return String(id)
}

function nameOf({ keyword }: DriftedKeyword): string {
  return keyword
}
