import { lazy, Suspense } from 'react'
import { ARTICLE_PAGE_SIZES } from '#features/articles/rules.ts'
import type { Article } from '#features/articles/web/index.ts'
import type { ChosenColumns } from '#ui/table/columns.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { usePaging } from '#ui/table/use-paging.ts'
import { useSelectedRows } from '#ui/table/use-selected-rows.ts'
import { readSort, type ClustersView } from './clusters-view.ts'
import { NoClusters } from './NoClusters.tsx'
import type { useClusters } from './use-clusters.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'

const ClusterSelection = lazy(() =>
  import('./ClusterSelection.tsx').then((part) => ({ default: part.ClusterSelection })),
)

interface ClusterTableProps {
  place: PlanPlace
  view: ClustersView
  found: ReturnType<typeof useClusters>
  /** Whether keywords are being clustered at the moment. */
  isRunning: boolean
  columns: ChosenColumns<Article>
  onChange: (part: Partial<ClustersView>, options?: { replace: boolean }) => void
}

/** The clusters of a view. Needs a key with the filters, so that a new filter does not keep hidden rows selected. */
export function ClusterTable({ place, view, found, isRunning, columns, onChange }: ClusterTableProps) {
  const selection = useSelectedRows(found.rows)
  const isWholePageSelected = found.rows.every((row) => selection.selected.has(keyOf(row)))
  const paging = usePaging({
    page: view.page,
    pageSize: view.pageSize,
    pageSizes: ARTICLE_PAGE_SIZES,
    total: found.total ?? 0,
    isReady: found.state === 'ready',
    onChange,
  })
  return (
    <>
      <DataTable
        label="Clusters"
        columns={columns.columns}
        hiddenColumns={columns.hidden}
        rows={found.rows}
        keyOf={keyOf}
        nameOf={nameOf}
        state={found.textProblem === null ? found.state : 'ready'}
        onRetry={found.refetch}
        sorting={{
          sort: view.sort,
          onSort: (sort) => onChange({ sort: readSort(sort) }),
          isByServer: true,
        }}
        selection={{ selected: selection.selected, onSelect: selection.select }}
        hasPageKeys
        paging={paging}
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
      />
      {selection.wasUsed && (
        <Suspense>
          <ClusterSelection
            contentplanId={place.contentplanId}
            clusters={selection.rows}
            view={view}
            total={isWholePageSelected ? (found.total ?? 0) : 0}
            onSelect={selection.selectRows}
            onClear={selection.clear}
          />
        </Suspense>
      )}
    </>
  )
}

function keyOf({ id }: Article): string {
  return String(id)
}

function nameOf({ title }: Article): string {
  return title
}
