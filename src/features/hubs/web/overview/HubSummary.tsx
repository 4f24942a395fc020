import { useQuery } from '@tanstack/react-query'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { statusOf } from '#platform/web/api/api-error.ts'
import { IconCategory } from '#ui/icons.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { hubsApi } from '../api.ts'
import { HubBars } from './HubBars.tsx'
import { HubFigures } from './HubFigures.tsx'
import classes from './HubOverview.module.css'
import { HubTotals } from './HubTotals.tsx'
import { WeeklyClicks } from './WeeklyClicks.tsx'

interface HubSummaryProps {
  place: PlanPlace
  hubId: number
}

/** D-15: the numbers of a hub, their course, and what is to be done with its pages. */
export function HubSummary({ place, hubId }: HubSummaryProps) {
  const { contentplanId } = place
  const { data, error, isPending, isFetching, refetch } = useQuery(
    hubsApi.getOverview.queryOptions({
      input: { contentplanId, topicId: hubId },
      meta: { followsMessages: true },
    }),
  )
  useFollowPlan(contentplanId, hubsApi.getOverview.key({ input: { contentplanId } }))
  if (isPending) return <SkeletonRows label="The hub is loading" count={8} rowHeight={80} />
  if (statusOf(error) === 404) return <NoHub />
  if (data === undefined) return <ErrorPanel isBusy={isFetching} onRetry={() => void refetch()} />
  return (
    <div className={classes.summary}>
      <HubFigures overview={data} />
      <WeeklyClicks
        contentplanId={contentplanId}
        hubId={hubId}
        hasSearchData={data.coverage !== null || data.google_impressions_last !== null}
      />
      <HubBars place={place} overview={data} />
      <HubTotals overview={data} />
    </div>
  )
}

function NoHub() {
  return (
    <EmptyState
      icon={<IconCategory size={24} stroke={1.5} />}
      sentence="This hub does not exist any more. Its clusters may be in other hubs."
    />
  )
}
