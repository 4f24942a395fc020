import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { IconArrowsShuffle } from '#ui/icons.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { useListView } from '#platform/web/use-list-view.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { DateCell } from '#ui/cells/DateCell.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { type Proposal, useProposal, type WaitingProposal } from '#features/clustering/web/index.ts'
import classes from './Proposed.module.css'
import { readProposedView, writeProposedView } from './proposed-view.ts'
import { ProposedList } from './ProposedList.tsx'
import { ProposedSums } from './ProposedSums.tsx'
import { useProposed } from './use-proposed.ts'

const ADDRESS = { read: readProposedView, write: writeProposedView }

/** Shows what a new clustering of all keywords would change, to apply or discard it. */
export function NewClusteringScreen() {
  const params = useParams({
    from: '/workspace/$workspaceId/contentplan/$contentplanId/new-clustering',
  })
  const place = { workspaceId: Number(params.workspaceId), contentplanId: Number(params.contentplanId) }
  const waiting = useProposal(place.contentplanId)
  const { proposal, isUnknown, isSettled, refetch } = waiting
  const { view, change } = useListView(ADDRESS)
  const found = useProposed(
    { contentplanId: place.contentplanId, runId: isSettled ? null : (proposal?.runId ?? null) },
    view,
  )
  const isGone = !isSettled && (proposal === null || found.isGone)
  if (!proposal || isGone)
    return (
      <div className={classes.screen}>
        <PageHeader title="New clustering" />
        {isGone && <NoProposal place={place} />}
        {isUnknown && <ErrorPanel onRetry={refetch} />}
        {!isGone && !isUnknown && (
          <SkeletonRows label="The new clustering is loading" count={8} rowHeight={64} />
        )}
      </div>
    )
  return (
    <div className={classes.screen}>
      <Header place={place} proposal={proposal} waiting={waiting} />
      <ProposedSums proposal={proposal} />
      <ProposedList place={place} counts={proposal.clusters} view={view} found={found} onChange={change} />
    </div>
  )
}

interface HeaderProps {
  place: PlanPlace
  proposal: Proposal
  waiting: WaitingProposal
}

function Header({ place, proposal: { runId, created_at: made }, waiting }: HeaderProps) {
  const navigate = useNavigate()
  const [now] = useState(() => new Date())
  const { applying, discarding } = waiting
  const isBusy = applying.isPending || discarding.isPending
  const leave = { onSuccess: () => void navigate({ to: contentplanPath(place, 'plan') }) }
  return (
    <PageHeader
      title="New clustering"
      note={
        <>
          Made <DateCell date={made} now={now} />. Nothing has changed yet; once applied it can be undone for
          30 days.
        </>
      }
      actions={
        <>
          <Button
            variant="default"
            loading={discarding.isPending}
            disabled={isBusy}
            onClick={() => discarding.mutate(runId, leave)}
          >
            Discard
          </Button>
          <Button
            loading={applying.isPending}
            disabled={isBusy}
            onClick={() => applying.mutate(runId, leave)}
          >
            Apply
          </Button>
        </>
      }
    />
  )
}

function NoProposal({ place }: Pick<HeaderProps, 'place'>) {
  return (
    <EmptyState
      icon={<IconArrowsShuffle size={24} stroke={1.5} />}
      sentence="There is no new clustering. It may have been applied or discarded."
      action={
        <Button component={AppLink} href={contentplanPath(place, 'plan')}>
          Show all clusters
        </Button>
      }
    />
  )
}
