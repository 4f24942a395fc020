import { Button } from '@mantine/core'
import { IconArrowsSplit2, IconHistory } from '#ui/icons.ts'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useId } from 'react'
import { HistoryDialog } from '#features/history/web/index.ts'
import { contentplanPath } from '#features/contentplans/rules.ts'
import { ReclusterDialog, useClustering, useProposal } from '#features/clustering/web/index.ts'
import { useDialogStep } from '#platform/web/use-dialog-step.ts'
import { useFirstWait } from '#platform/web/use-first-wait.ts'
import { HeaderActions } from '#ui/layout/HeaderActions.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { ClusterFilters } from './ClusterFilters.tsx'
import { ClusteringState } from './ClusteringState.tsx'
import { ClusterTable } from './ClusterTable.tsx'
import classes from './PlanScreen.module.css'
import { useClusterColumns } from './use-cluster-columns.ts'
import { useClusters } from './use-clusters.ts'
import { useClustersView } from './use-clusters-view.ts'

/** S-27: the clusters of a plan. */
export function PlanScreen() {
  const { place, view, change } = useClustersView()
  const navigate = useNavigate()
  const panelId = useId()
  const { contentplanId } = place
  const columns = useClusterColumns(place)
  const found = useClusters(contentplanId, view)
  const clustering = useClustering(contentplanId)
  const waiting = useProposal(contentplanId)
  const dialog = useDialogStep()
  const isWaiting = useFirstWait(clustering.isWaiting || waiting.isWaiting)
  if (isWaiting) return <PageSkeleton title="Clusters" />
  return (
    <div className={classes.screen}>
      <PageHeader
        title="Clusters"
        actions={
          <HeaderActions
            others={[
              {
                label: 'Drift',
                icon: <IconArrowsSplit2 size={18} stroke={1.75} aria-hidden="true" />,
                onSelect: () => void navigate({ to: contentplanPath(place, 'drift') }),
              },
              {
                label: 'History',
                icon: <IconHistory size={18} stroke={1.75} aria-hidden="true" />,
                onSelect: () => dialog.open('history'),
              },
            ]}
            main={
              <Button
                variant="default"
                disabled={clustering.isActive || clustering.estimate?.activeCount === 0}
                onClick={() => dialog.open('recluster')}
              >
                Recluster
              </Button>
            }
          />
        }
      />
      <ClusteringState
        place={place}
        clustering={clustering}
        waiting={waiting}
        isOfChange={view.change !== null}
      />
      <ClusterFilters
        view={view}
        counts={found.counts}
        textProblem={found.textProblem}
        panelId={panelId}
        columns={columns}
        onChange={change}
      />
      <div id={panelId} role="tabpanel" aria-label="Clusters">
        <ClusterTable
          key={`${view.tab} ${view.searchedIn} ${view.text} ${view.change} ${view.alert}`}
          place={place}
          view={view}
          found={found}
          isRunning={clustering.isActive}
          columns={columns}
          onChange={change}
        />
      </div>
      <Suspense>
        {dialog.value === 'history' && <HistoryDialog place={place} onClose={dialog.close} />}
        {dialog.value === 'recluster' && (
          <ReclusterDialog place={place} hasProposal={Boolean(waiting.proposal)} onClose={dialog.close} />
        )}
      </Suspense>
    </div>
  )
}
