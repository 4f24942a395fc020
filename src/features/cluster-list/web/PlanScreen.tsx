import { useId, useMemo } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import { ARTICLE_PAGE_SIZES } from '#features/articles/rules.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { usePaging } from '#ui/table/use-paging.ts'
import { listColumns } from './ClusterColumns.tsx'
import { ClusterFilters } from './ClusterFilters.tsx'
import { readSort } from './clusters-view.ts'
import { NoClusters } from './NoClusters.tsx'
import classes from './PlanScreen.module.css'
import { useClusters } from './use-clusters.ts'
import { useClustersView } from './use-clusters-view.ts'

/** S-27: the clusters of a plan. */
export function PlanScreen() {
  const { place, view, change } = useClustersView()
  const { workspaceId, contentplanId } = place
  const panelId = useId()
  const found = useClusters(contentplanId, view)
  const columns = useMemo(() => listColumns({ workspaceId, contentplanId }), [workspaceId, contentplanId])
  const paging = usePaging({
    page: view.page,
    pageSize: view.pageSize,
    pageSizes: ARTICLE_PAGE_SIZES,
    total: found.total ?? 0,
    isReady: found.state === 'ready',
    onChange: change,
  })
  return (
    <div className={classes.screen}>
      <PageHeader title="Clusters" />
      <ClusterFilters
        view={view}
        counts={found.counts}
        textProblem={found.textProblem}
        panelId={panelId}
        onChange={change}
      />
      <div id={panelId} role="tabpanel" aria-label="Clusters">
        <DataTable
          label="Clusters"
          columns={columns}
          rows={found.rows}
          keyOf={keyOf}
          nameOf={nameOf}
          state={found.textProblem === null ? found.state : 'ready'}
          onRetry={found.refetch}
          sort={view.sort}
          isSortedByServer
          onSort={(sort) => change({ sort: readSort(sort) })}
          hasPageKeys
          {...((paging.total > 0 || found.state === 'loading') && { paging })}
          empty={
            found.counts && <NoClusters place={place} view={view} counts={found.counts} onChange={change} />
          }
        />
      </div>
    </div>
  )
}

function keyOf({ id }: Article): string {
  return String(id)
}

function nameOf({ title }: Article): string {
  return title
}
