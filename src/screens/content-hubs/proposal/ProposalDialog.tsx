import '@mantine/core/styles/Loader.layer.css'
import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { hubsApi, type Hub } from '#features/hubs/web/index.ts'
import { describeFailure } from '#platform/web/api/api-error.ts'
import { FullScreenDialog } from '#ui/dialogs/FullScreenDialog.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { NoProposal } from './NoProposal.tsx'
import classes from './Proposal.module.css'
import { ProposalReview } from './ProposalReview.tsx'

interface ProposalDialogProps {
  place: PlanPlace
  /** The hubs that the plan has. */
  hubs: readonly Hub[]
  onClose: () => void
}

/** F-103: hubs for the clusters that have none, to be changed and kept. Closing it keeps nothing. */
export function ProposalDialog({ place, hubs, onClose }: ProposalDialogProps) {
  const [isEdited, setIsEdited] = useState(false)
  const [isKeeping, setIsKeeping] = useState(false)
  // Closing the dialog ends the request, and forgets the answer.
  const { data, error, isFetching, refetch } = useQuery(
    hubsApi.bulkCreate.queryOptions({
      input: { contentplanId: place.contentplanId, createAndMap: false },
      staleTime: Infinity,
      gcTime: 0,
    }),
  )
  return (
    <FullScreenDialog
      title={data || error ? 'Proposed hubs' : 'Creating Content Hubs'}
      isWide={data !== undefined}
      isBusy={isKeeping}
      isPersistent={isEdited}
      onClose={onClose}
    >
      {data ? (
        data.groups.length > 0 ? (
          <ProposalReview
            place={place}
            answer={data}
            hubs={hubs}
            onEdit={() => setIsEdited(true)}
            onBusy={setIsKeeping}
            onClose={onClose}
          />
        ) : (
          <NoProposal place={place} hubs={hubs} left={data.left} onClose={onClose} />
        )
      ) : error ? (
        <ErrorPanel
          title="Failed to autofill hubs"
          {...textOf(error)}
          onRetry={() => void refetch()}
          isBusy={isFetching}
          second={{ label: 'Close', onClick: onClose }}
        />
      ) : (
        <div className={classes.waiting}>
          <Loader aria-hidden="true" />
          <output>Analyzing your website and mapping out main content hubs. This may take a moment.</output>
          <Button variant="default" data-first-focus onClick={onClose}>
            Cancel
          </Button>
        </div>
      )}
    </FullScreenDialog>
  )
}

function textOf(error: Error): { text?: string } {
  const { text, detail } = describeFailure(error, '')
  const reason = detail ?? text
  return reason === '' ? {} : { text: reason }
}
