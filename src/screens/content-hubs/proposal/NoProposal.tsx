import { Button } from '@mantine/core'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import type { Hub } from '#features/hubs/web/index.ts'
import { IconAffiliate } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import classes from './Proposal.module.css'
import type { ProposedCluster } from './proposed-hubs.ts'

interface NoProposalProps {
  place: PlanPlace
  hubs: readonly Hub[]
  /** Clusters without a hub, which fit into none. */
  left: readonly ProposedCluster[]
  onClose: () => void
}

/** Says why no hub is proposed, and where the user can go on. */
export function NoProposal({ place, hubs, left, onClose }: NoProposalProps) {
  const inHubs = hubs.reduce((sum, hub) => sum + hub.article_count, 0)
  return (
    <EmptyState
      icon={<IconAffiliate size={24} stroke={1.5} />}
      sentence={explain(inHubs, left.length)}
      action={
        <div className={classes.choices}>
          {inHubs + left.length === 0 && (
            <Button component={AppLink} data-first-focus href={contentplanPath(place, 'keywords')}>
              Go to keywords
            </Button>
          )}
          <Button component={AppLink} variant="default" href={contentplanPath(place, 'plan')}>
            Go to clusters
          </Button>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
        </div>
      }
    />
  )
}

function explain(inHubs: number, left: number): string {
  if (left > 0)
    return `No hub can be proposed: the ${formatNoun(left, 'cluster', 'clusters')} without a hub ${left === 1 ? 'has' : 'have'} no subject in common.`
  return inHubs > 0
    ? 'Every cluster of this plan is in a hub already.'
    : 'This plan has no clusters yet. Add keywords and run clustering on them; then hubs can be proposed.'
}
