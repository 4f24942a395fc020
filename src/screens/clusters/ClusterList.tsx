import { lazy, Suspense } from 'react'
import { ColumnMenu } from '#ui/table/ColumnMenu.tsx'
import { ClusterBody } from './ClusterBody.tsx'
import { ClusterViews } from './ClusterViews.tsx'
import { ClusterTools } from './filters/ClusterTools.tsx'
import { LayoutSwitch } from './LayoutSwitch.tsx'
import type { ClusterListProps } from './list-props.ts'
import { NoClusters } from './NoClusters.tsx'
import classes from './PlanScreen.module.css'
import { AttributeMenu } from './table/AttributeMenu.tsx'
import { useClusterTable } from './table/use-cluster-table.ts'

const ClusterSelection = lazy(() =>
  import('./selection/ClusterSelection.tsx').then((part) => ({ default: part.ClusterSelection })),
)

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
            {view.layout === 'table' && <ColumnMenu {...table.columns} />}
            <ClusterViews place={place} view={view} columns={table.columns} />
            <LayoutSwitch
              value={view.layout}
              onChange={(layout) => onChange((now) => ({ layout, page: now.page }))}
            />
          </>
        }
        onChange={onChange}
      />
      <ClusterBody
        place={place}
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
          <ClusterSelection
            place={place}
            selection={selection}
            listInput={table.listInput}
            total={isWholePageSelected ? (found.total ?? 0) : 0}
            onSelect={select}
            onClear={clear}
            onChanged={onChanged}
          />
        </Suspense>
      )}
      {table.attribute && <AttributeMenu {...table.attribute} onClose={table.closeAttribute} />}
    </div>
  )
}
