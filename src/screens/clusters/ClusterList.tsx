import { lazy, Suspense, useMemo, type ReactNode } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { ColumnMenu } from '#ui/table/ColumnMenu.tsx'
import { writeFilter, type ClustersView } from './clusters-view.ts'
import { formatFact, labelFact } from './describe-fact.ts'
import { ClusterTools } from './filters/ClusterTools.tsx'
import classes from './PlanScreen.module.css'
import type { ListInput } from './selection/use-select-all-clusters.ts'
import { ClusterTable } from './table/ClusterTable.tsx'
import { useClusterTable } from './table/use-cluster-table.ts'
import { changesAlerts } from './changes-alerts.ts'
import type { useClusters } from './use-clusters.ts'
import type { ViewChange } from './use-clusters-view.ts'

const ClusterSelection = lazy(() =>
  import('./selection/ClusterSelection.tsx').then((part) => ({ default: part.ClusterSelection })),
)
const ClusterViews = lazy(() => import('./ClusterViews.tsx').then((part) => ({ default: part.ClusterViews })))
const NoClusters = lazy(() => import('./NoClusters.tsx').then((part) => ({ default: part.NoClusters })))
const ClusterGrid = lazy(() =>
  import('./cards/ClusterGrid.tsx').then((part) => ({ default: part.ClusterGrid })),
)
const ClusterMap = lazy(() => import('./map/ClusterMap.tsx').then((part) => ({ default: part.ClusterMap })))
const AttributeMenu = lazy(() =>
  import('./table/AttributeMenu.tsx').then((part) => ({ default: part.AttributeMenu })),
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
  const { place, view, found, places, onChange, onChanged } = props
  const table = useClusterTable({ place, view, found, onChange })
  const { selection, wasUsed, select, clear } = table.selection
  const isWholePageSelected =
    view.layout === 'table' &&
    selection.kind !== 'keywords' &&
    found.rows.length > 0 &&
    found.rows.every(({ id }) => selection.rows.some((row) => row.id === id))
  const listInput = useListInput(view)
  return (
    <div className={classes.list}>
      <ClusterTools
        view={view}
        textProblem={found.textProblem}
        places={places}
        views={
          <Suspense>
            <ClusterViews place={place} view={view} columns={table.others} />
          </Suspense>
        }
        columns={view.layout === 'table' && <ColumnMenu {...table.others} />}
        onChange={onChange}
      />
      <ShownClusters {...props} table={table} listInput={listInput} />
      <Suspense>
        {wasUsed && (
          <ClusterSelection
            place={place}
            selection={selection}
            listInput={listInput}
            total={isWholePageSelected ? (found.total ?? 0) : 0}
            onSelect={select}
            onClear={clear}
            onChanged={(kind) => {
              if (changesAlerts(kind)) onChanged()
            }}
          />
        )}
        {table.attribute && <AttributeMenu {...table.attribute} onClose={table.closeAttribute} />}
      </Suspense>
    </div>
  )
}

interface ShownClustersProps extends ClusterListProps {
  table: ReturnType<typeof useClusterTable>
  listInput: ListInput
}

/** The clusters as a table, as cards or as a map (F-073). */
function ShownClusters(props: ShownClustersProps) {
  const { place, view, found, isRunning, table, listInput, onChange } = props
  const { selection, select } = table.selection
  const empty = found.counts && (
    <Suspense>
      <NoClusters place={place} view={view} counts={found.counts} isRunning={isRunning} onChange={onChange} />
    </Suspense>
  )
  if (view.layout === 'table')
    return <ClusterTable view={view} found={found} table={table} empty={empty} onChange={onChange} />
  if (found.total === 0) return empty
  return (
    <Suspense>
      {view.layout === 'cards' ? (
        <ClusterGrid
          place={place}
          listInput={listInput}
          dimensions={view.dimensions}
          metrics={view.metrics}
          labelOf={labelFact}
          formatOf={formatFact}
          selection={selection}
          onSelect={select}
          onOpenEvidence={table.openEvidence}
          empty={empty}
        />
      ) : (
        <ClusterMap
          place={place}
          listInput={listInput}
          selected={new Set(selection.kind === 'clusters' ? selection.rows.map(({ id }) => id) : [])}
          onSelect={(rows) => select({ kind: 'clusters', rows })}
        />
      )}
    </Suspense>
  )
}

/** The filter and order of the view, for lists that load pages of their own. */
function useListInput(view: ClustersView): ListInput {
  return useMemo(() => {
    const filter = writeFilter(view)
    return (offset, limit) => ({ ...filter, offset, limit })
  }, [view])
}
