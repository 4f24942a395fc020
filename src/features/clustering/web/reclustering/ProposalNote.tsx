import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { showOnScreen } from '#features/trackers/web/index.ts'
import { IconArrowsShuffle } from '#ui/icons.ts'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import type { Proposal } from '../api.ts'
import { trackerId } from '#features/trackers/rules.ts'
import classes from './ProposalNote.module.css'
import type { WaitingProposal } from './use-proposal.ts'

interface ProposalNoteProps {
  place: PlanPlace
  waiting: WaitingProposal
}

/** A note that a new clustering waits; renders nothing when none waits. */
export function ProposalNote({ place, waiting: { proposal, discarding } }: ProposalNoteProps) {
  const shownId = proposal ? trackerId(proposal.runId) : null
  useEffect(() => (shownId === null ? undefined : showOnScreen(shownId)), [shownId])
  if (!proposal) return null
  return (
    <section aria-label="New clustering" className={classes.note}>
      <IconArrowsShuffle size={18} stroke={1.75} aria-hidden="true" />
      <p className={classes.words}>{describeProposal(proposal)}</p>
      <div className={classes.buttons}>
        <Button
          size="xs"
          variant="default"
          loading={discarding.isPending}
          onClick={() => discarding.mutate(proposal.runId)}
        >
          Discard
        </Button>
        <Button size="xs" component={AppLink} href={contentplanPath(place, 'new-clustering')}>
          Look at it
        </Button>
      </div>
    </section>
  )
}

function describeProposal({
  clusters: { before, after, changed, merged, gone, new: fresh },
}: Proposal): string {
  const ready = 'A new clustering is ready'
  if (changed + merged + gone + fresh === 0) return `${ready}: it changes nothing.`
  if (before === after)
    return `${ready}: ${formatNoun(after, 'cluster', 'clusters')}, as now, but with other keywords.`
  return `${ready}: ${formatNoun(after, 'cluster', 'clusters')} instead of ${formatCount(before)}.`
}
