import { useId } from 'react'
import { PageHeader } from '#ui/PageHeader.tsx'
import { ClusterFilters } from './ClusterFilters.tsx'
import { ClusterTable } from './ClusterTable.tsx'
import classes from './PlanScreen.module.css'
import { useClusters } from './use-clusters.ts'
import { useClustersView } from './use-clusters-view.ts'

/** S-27: the clusters of a plan. */
export function PlanScreen() {
  const { place, view, change } = useClustersView()
  const panelId = useId()
  const found = useClusters(place.contentplanId, view)
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
        <ClusterTable
          key={`${view.tab} ${view.searchedIn} ${view.text}`}
          place={place}
          view={view}
          found={found}
          onChange={change}
        />
      </div>
    </div>
  )
}
