import { lazy, Suspense, type ReactNode } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { SelectionBar } from '#ui/layout/SelectionBar.tsx'
import { ColumnMenu } from '#ui/table/ColumnMenu.tsx'
import type { ClustersView } from './clusters-view.ts'
import { ClusterViews } from './ClusterViews.tsx'
import { ClusterTools } from './filters/ClusterTools.tsx'
import { NoClusters } from './NoClusters.tsx'
import classes from './PlanScreen.module.css'
import { AttributeMenu } from './table/AttributeMenu.tsx'
import { ClusterTable } from './table/ClusterTable.tsx'
import { useClusterTable } from './table/use-cluster-table.ts'
import type { useClusters } from './use-clusters.ts'
import type { ViewChange } from './use-clusters-view.ts'

const ClusterSelection = lazy(() =>
  import('./ClusterSelection.tsx').then((part) => ({ default: part.ClusterSelection })),
)

interface ClusterListProps {
  place: PlanPlace
  view: ClustersView
  found: ReturnType<typeof useClusters>
  /** Whether keywords are being clustered at the moment. */
  isRunning: boolean
  /** The panel of pages and hubs, where it is not beside the list. */
  places: ReactNode
  onChange: (part: ViewChange, options?: { replace: boolean }) => void
  /** Clusters were changed, so that alerts are to be recalculated. */
  onChanged: () => void
}

/** The lines above the list, the list, and the bar of what is selected in it. */
export function ClusterList(props: ClusterListProps) {
  const { place, view, found, isRunning, places, onChange, onChanged } = props
  const table = useClusterTable({ place, view, found, onChange })
  const { selection, wasUsed, select, clear } = table.selection
  const isWholePageSelected =
    selection.kind === 'clusters' &&
    found.rows.every(({ id }) => table.selection.selectedKeys.has(String(id)))
  return (
    <div className={classes.list}>
      <ClusterTools
        view={view}
        textProblem={found.textProblem}
        places={places}
        looks={
          <>
            <ColumnMenu {...table.others} />
            <ClusterViews place={place} view={view} columns={table.others} />
          </>
        }
        onChange={onChange}
      />
      <ClusterTable
        view={view}
        found={found}
        table={table}
        empty={
          found.counts && (
            <NoClusters
              place={place}
              view={view}
              counts={found.counts}
              isRunning={isRunning}
              onChange={onChange}
            />
          )
        }
        onChange={onChange}
      />
      {wasUsed && (
        <Suspense>
          {selection.kind === 'clusters' ? (
            <ClusterSelection
              contentplanId={place.contentplanId}
              clusters={selection.rows}
              view={view}
              total={isWholePageSelected ? (found.total ?? 0) : 0}
              onSelect={(rows) => select({ kind: 'clusters', rows })}
              onClear={clear}
              onChanged={onChanged}
            />
          ) : (
            <SelectionBar count={selection.rows.length} onClear={clear} />
          )}
        </Suspense>
      )}
      {table.attribute && <AttributeMenu {...table.attribute} onClose={table.closeAttribute} />}
    </div>
  )
}
