import { lazy, Suspense, useMemo, type ReactNode } from 'react'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import type { ClusterListProps } from './list-props.ts'
import { ClusterTable } from './table/ClusterTable.tsx'
import type { useClusterTable } from './table/use-cluster-table.ts'

const CardList = lazy(() => import('./cards/CardList.tsx').then((part) => ({ default: part.CardList })))
const ClusterMap = lazy(() => import('./map/ClusterMap.tsx').then((part) => ({ default: part.ClusterMap })))

interface ClusterBodyProps extends Pick<ClusterListProps, 'place' | 'view' | 'found' | 'onChange'> {
  table: ReturnType<typeof useClusterTable>
  /** Shown when no cluster matches. */
  empty: ReactNode
}

/** The clusters as a table, as cards or as a map. What is selected in one of them is selected in all. */
export function ClusterBody({ place, view, found, table, empty, onChange }: ClusterBodyProps) {
  const { listInput } = table
  const { selection, select } = table.selection
  const selected = useMemo(
    () => new Set(selection.kind === 'clusters' ? selection.rows.map(({ id }) => id) : []),
    [selection],
  )
  if (view.layout === 'table' || found.textProblem !== null)
    return <ClusterTable view={view} found={found} table={table} empty={empty} onChange={onChange} />
  return (
    <Suspense fallback={<SkeletonRows label="Loading clusters" count={6} rowHeight={72} />}>
      {view.layout === 'cards' ? (
        <CardList
          place={place}
          view={view}
          listInput={listInput}
          selection={selection}
          onSelect={select}
          onOpenEvidence={table.openEvidence}
          empty={empty}
        />
      ) : found.total === 0 ? (
        empty
      ) : (
        <ClusterMap
          place={place}
          listInput={listInput}
          selected={selected}
          onSelect={(rows) => select({ kind: 'clusters', rows })}
        />
      )}
    </Suspense>
  )
}
