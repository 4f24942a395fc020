import { Suspense, lazy, useEffect, useState } from 'react'
import { ReclusterDialog, useClustering, useProposal } from '#features/clustering/web/index.ts'
import { HistoryDialog } from '#features/history/web/index.ts'
import { useDialogStep } from '#platform/web/use-dialog-step.ts'
import { useFirstWait } from '#platform/web/use-first-wait.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { useIsMedium } from '#ui/layout/use-is-medium.ts'
import { ClusterList } from './ClusterList.tsx'
import { ClusteringState } from './ClusteringState.tsx'
import { PlacesDrawer } from './places/PlacesDrawer.tsx'
import { PlacesPanel } from './places/PlacesPanel.tsx'
import { PlanActions } from './PlanActions.tsx'
import classes from './PlanScreen.module.css'
import { RecalculationLine } from './RecalculationLine.tsx'
import { useClusters } from './use-clusters.ts'
import { useClustersView } from './use-clusters-view.ts'
import { useRecalculation } from './use-recalculation.ts'

const AddCluster = lazy(() => import('./AddCluster.tsx').then((part) => ({ default: part.AddCluster })))
const ClusterEvidence = lazy(() =>
  import('./ClusterEvidence.tsx').then((part) => ({ default: part.ClusterEvidence })),
)

/** S-27: the clusters of a plan. */
export function PlanScreen() {
  const { place, view, change } = useClustersView()
  const { contentplanId } = place
  const found = useClusters(contentplanId, view)
  const clustering = useClustering(contentplanId)
  const waiting = useProposal(contentplanId)
  const recalculation = useRecalculation(contentplanId)
  const dialog = useDialogStep()
  const [isAdding, setIsAdding] = useState(false)
  const isMedium = useIsMedium()
  // G-26: an address with an unknown hub lists all clusters.
  useEffect(() => {
    if (found.isHubGone) change({ hub: null }, { replace: true })
  }, [found.isHubGone, change])
  const isWaiting = useFirstWait(clustering.isWaiting || waiting.isWaiting)
  if (isWaiting) return <PageSkeleton title="Clusters" />
  const places = { place, view, counts: found.counts, onChange: change, onChanged: recalculation.start }
  return (
    <div className={classes.screen}>
      <PageHeader
        title="Clusters"
        actions={
          <PlanActions
            place={place}
            clustering={clustering}
            onAdd={() => setIsAdding(true)}
            onOpen={dialog.open}
          />
        }
      />
      {isAdding && (
        <Suspense>
          <AddCluster place={place} hub={view.hub} onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
      <ClusteringState
        place={place}
        clustering={clustering}
        waiting={waiting}
        isOfChange={view.change !== null}
      />
      <RecalculationLine recalculation={recalculation} />
      <div className={classes.body}>
        {!isMedium && (
          <div className={classes.side}>
            <PlacesPanel {...places} />
          </div>
        )}
        <ClusterList
          place={place}
          view={view}
          found={found}
          isRunning={clustering.isActive}
          places={isMedium && <PlacesDrawer {...places} total={found.total} />}
          onChange={change}
          onChanged={recalculation.start}
        />
      </div>
      <Suspense>
        {view.opened !== null && (
          <ClusterEvidence
            key={view.opened}
            place={place}
            articleId={view.opened}
            onClose={() => change((now) => ({ opened: null, page: now.page }))}
            onChanged={recalculation.start}
          />
        )}
        {dialog.value === 'history' && <HistoryDialog place={place} onClose={dialog.close} />}
        {dialog.value === 'recluster' && (
          <ReclusterDialog place={place} hasProposal={Boolean(waiting.proposal)} onClose={dialog.close} />
        )}
      </Suspense>
    </div>
  )
}
