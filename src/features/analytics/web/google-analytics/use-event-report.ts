import { skipToken, useQuery } from '@tanstack/react-query'
import { troubleOf } from '#platform/web/api/error-details.ts'
import { eventWindow } from '../report/ranges.ts'
import { analyticsApi } from '../api.ts'
import { readRows } from '../read-rows.ts'

export interface CountedEvent {
  name: string
  count: number
}

/** How often each event of a property happened in the last six months, the most frequent first (F-231). */
export function useEventReport(contentplanId: number, property: string | null) {
  const { data, error, isLoadingError, isFetching, isPlaceholderData, refetch } = useQuery({
    // The plan names its property; here it only tells the reports of two properties apart.
    queryKey: [...analyticsApi.key(), 'events', contentplanId, property],
    queryFn: property === null ? skipToken : ({ signal }) => readEvents(contentplanId, signal),
    // The server has tried again already, for as long as a person waits.
    retry: false,
  })
  return {
    /** undefined while it is not known. */
    events: isPlaceholderData ? undefined : data,
    error,
    trouble: troubleOf(error),
    isFailed: isLoadingError,
    isFetching,
    retry: () => void refetch(),
  }
}

export type EventReport = ReturnType<typeof useEventReport>

async function readEvents(contentplanId: number, signal: AbortSignal): Promise<CountedEvent[]> {
  const { from, to } = eventWindow(new Date().toISOString().slice(0, 10))
  const rows = await readRows(
    { contentplanId, startDate: from, endDate: to, dimensions: ['eventName'], metrics: ['eventCount'] },
    { signal },
  )
  return rows
    .map(({ eventName = '', eventCount = 0 }) => ({ name: eventName, count: eventCount }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
}
