import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import type { Hub } from '#features/hubs/web/index.ts'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import classes from './Proposal.module.css'
import { ProposedClusters } from './ProposedClusters.tsx'
import { ProposedHubPart } from './ProposedHubPart.tsx'
import {
  changeHub,
  listGroups,
  listKept,
  listNameProblems,
  moveCluster,
  startProposal,
  sumClusters,
  type Proposal,
} from './proposed-hubs.ts'
import { useKeepHubs } from './use-keep-hubs.ts'

interface ProposalReviewProps {
  place: PlanPlace
  answer: Parameters<typeof startProposal>[0]
  /** The hubs that the plan has. */
  hubs: readonly Hub[]
  onEdit: () => void
  onBusy: (isBusy: boolean) => void
  onClose: () => void
}

/** The proposed hubs before they are kept: each can be renamed or left out, and each cluster moved or taken out. */
export function ProposalReview({ place, answer, hubs, onEdit, onBusy, onClose }: ProposalReviewProps) {
  const [proposal, setProposal] = useState(() => startProposal(answer))
  const problems = useMemo(
    () =>
      listNameProblems(
        proposal,
        hubs.map(({ name }) => name),
      ),
    [proposal, hubs],
  )
  const keeping = useKeepHubs(place.contentplanId)
  const edit = (next: Proposal) => {
    setProposal(next)
    onEdit()
  }
  const move = (change: Parameters<typeof moveCluster>[1]) => edit(moveCluster(proposal, change))
  const keep = () => {
    onBusy(true)
    keeping.mutate(listGroups(proposal), { onSuccess: onClose, onSettled: () => onBusy(false) })
  }
  const kept = listKept(proposal)
  const isReady = kept.length > 0 && problems.size === 0
  return (
    <>
      <p className={classes.intro}>
        {hubs.length > 0 && 'Your hubs stay as they are: only clusters without a hub are looked at. '}
        Look through the proposal and change what you like. Nothing is kept until you press “Keep these hubs”.
      </p>
      <ul className={classes.hubs} aria-label="Proposed hubs">
        {proposal.hubs.map((hub) => (
          <ProposedHubPart
            key={hub.key}
            hub={hub}
            others={proposal.hubs.filter(({ key, isKept }) => isKept && key !== hub.key)}
            problem={problems.get(hub.key) ?? null}
            onChange={(change) => edit(changeHub(proposal, hub.key, change))}
            onMove={move}
          />
        ))}
      </ul>
      {proposal.left.length > 0 && (
        <section className={classes.left} aria-label="What stays out">
          <h3>What stays out</h3>
          <p className={classes.note}>
            {formatNoun(proposal.left.length, 'cluster stays', 'clusters stay')} in the plan without a hub.
          </p>
          <ProposedClusters
            clusters={proposal.left}
            targets={proposal.hubs.filter(({ isKept }) => isKept)}
            canTakeOut={false}
            onMove={move}
          />
        </section>
      )}
      <footer className={classes.foot}>
        <p>
          <Totals proposal={proposal} />
          {problems.size > 0 && (
            <span className={classes.problem} role="alert">
              Give every hub a name of its own.
            </span>
          )}
        </p>
        <div className={classes.choices}>
          <Button variant="default" disabled={keeping.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button data-first-focus loading={keeping.isPending} disabled={!isReady} onClick={keep}>
            Keep these hubs
          </Button>
        </div>
      </footer>
    </>
  )
}

function Totals({ proposal }: { proposal: Proposal }) {
  const kept = listKept(proposal)
  const { count, searches } = sumClusters(kept.flatMap(({ clusters }) => clusters))
  return (
    <output>
      {formatNoun(kept.length, 'hub', 'hubs')} with {formatNoun(count, 'cluster', 'clusters')}
      {searches > 0 && `, ${formatCount(searches)} searches a month`}
    </output>
  )
}
