import { Button } from '@mantine/core'
import { IconArrowsSplit2, IconCheck } from '#ui/icons.ts'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { formatRelative } from '#ui/dates/moments.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import type { Refresh } from './use-refresh.ts'

interface NothingDriftedProps {
  place: PlanPlace
  refresh: Refresh
  onShowSearchResults: () => void
}

/** Says why the list is empty and what the user can do. */
export function NothingDrifted({ place, refresh, onShowSearchResults }: NothingDriftedProps) {
  const { estimate, isUnknown, now } = refresh
  if (estimate === null && !isUnknown)
    return <SkeletonRows label="Finding out when they were last compared" count={2} rowHeight={40} />
  if (estimate?.activeCount === 0)
    return (
      <EmptyState
        icon={<IconArrowsSplit2 size={24} stroke={1.5} />}
        sentence="This plan has no clusters yet that keywords could move away from."
        action={
          <Button component={AppLink} href={contentplanPath(place, 'keywords?tab=inactive')}>
            Go to keywords
          </Button>
        }
      />
    )
  if (estimate?.assessed_at === null)
    return (
      <EmptyState
        icon={<IconArrowsSplit2 size={24} stroke={1.5} />}
        sentence="The clusters have not been compared with search results yet. That happens after a refresh."
        action={
          <Button variant="default" onClick={onShowSearchResults}>
            Refresh search results
          </Button>
        }
      />
    )
  return (
    <EmptyState
      icon={<IconCheck size={24} stroke={1.5} />}
      sentence={`By its search results, every keyword is in the right cluster.${estimate ? ` Last compared ${formatRelative(estimate.assessed_at, now)}.` : ''}`}
    />
  )
}
