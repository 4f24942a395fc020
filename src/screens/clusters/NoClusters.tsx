import { Button } from '@mantine/core'
import { IconAffiliate, IconSearch } from '#ui/icons.ts'
import { ALERT_NAMES } from '#features/advice/rules.ts'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { FIRST_VIEW, type ClusterTab, type ClustersView } from './clusters-view.ts'

interface NoClustersProps {
  place: PlanPlace
  view: ClustersView
  counts: Record<ClusterTab, number>
  /** Whether keywords are being clustered at the moment. */
  isRunning: boolean
  onChange: (part: Partial<ClustersView>) => void
}

/** Says why the list is empty and what the user can do. */
export function NoClusters({ place, view, counts, isRunning, onChange }: NoClustersProps) {
  const showAll = (
    <Button variant="default" onClick={() => onChange({ tab: 'all' })}>
      Show {formatNoun(counts.all, 'cluster', 'clusters')}
    </Button>
  )
  if (view.text !== '')
    return (
      <EmptyState
        icon={<IconSearch size={24} stroke={1.5} />}
        sentence={`No cluster is found for “${view.text}”${counts.all > 0 ? ' here' : ''}.`}
        action={
          counts.all > 0 ? (
            showAll
          ) : (
            <Button variant="default" onClick={() => onChange({ text: FIRST_VIEW.text })}>
              Clear search
            </Button>
          )
        }
      />
    )
  if (counts.all === 0 && view.alert !== null)
    return (
      <EmptyState
        icon={<IconAffiliate size={24} stroke={1.5} />}
        sentence={`No cluster has the alert “${ALERT_NAMES[view.alert].name}”.`}
        action={
          <Button variant="default" onClick={() => onChange({ alert: null })}>
            Show all clusters
          </Button>
        }
      />
    )
  if (counts.all === 0 && view.change !== null)
    return (
      <EmptyState
        icon={<IconAffiliate size={24} stroke={1.5} />}
        sentence="None of the clusters of that clustering is left."
        action={
          <Button variant="default" onClick={() => onChange({ change: null })}>
            Show all clusters
          </Button>
        }
      />
    )
  if (counts.all === 0 && isRunning)
    return (
      <EmptyState
        icon={<IconAffiliate size={24} stroke={1.5} />}
        sentence="Your keywords are being clustered. The clusters appear here when that is done."
      />
    )
  return (
    <EmptyState
      icon={<IconAffiliate size={24} stroke={1.5} />}
      sentence={counts.all > 0 ? NONE_IN_TAB[view.tab] : NONE_AT_ALL}
      action={
        counts.all > 0 ? (
          showAll
        ) : (
          <Button component={AppLink} href={contentplanPath(place, 'keywords?tab=inactive')}>
            Go to keywords
          </Button>
        )
      }
    />
  )
}

const NONE_AT_ALL = 'This plan has no clusters yet. Add keywords and run clustering on them.'
const NONE_IN_TAB: Record<ClusterTab, string> = {
  all: NONE_AT_ALL,
  existing: 'No cluster has a page of your site yet.',
  new: 'Every cluster has a page of your site.',
}
