import { useQuery } from '@tanstack/react-query'
import type { DayRange } from '#platform/days.ts'
import { buildCharts } from '../../director-charts.ts'
import { ORGANIC_SEARCH } from '../../rules.ts'
import { analyticsApi } from '../api.ts'
import { readRows } from '../read-rows.ts'

export interface ReportOf {
  contentplanId: number
  range: DayRange
  /** The events that count; null with a sharing key, with which the server knows them. */
  events: readonly string[] | null
  /** The sharing key of a visitor. */
  sharingKey?: string | undefined
}

/** The numbers of Director's charts. Those of the range before stay while others load. */
export function useDirectorReport(asked: ReportOf) {
  return useQuery({
    queryKey: [...analyticsApi.key(), 'director', asked],
    queryFn: ({ signal }) => readDirector(asked, signal),
    // The server has tried again already, for as long as a person waits.
    retry: false,
  })
}

async function readDirector({ contentplanId, range, events, sharingKey }: ReportOf, signal: AbortSignal) {
  const about = {
    contentplanId,
    startDate: range.from,
    endDate: range.to,
    ...(sharingKey !== undefined && { key: sharingKey }),
  }
  const chosen =
    events === null
      ? [ORGANIC_SEARCH]
      : [ORGANIC_SEARCH, { dimension: 'eventName' as const, values: [...events] }]
  const [sessions, counted] = await Promise.all([
    readRows(
      { ...about, dimensions: ['yearMonth'], metrics: ['sessions'], filters: [ORGANIC_SEARCH] },
      { signal },
    ),
    events?.length === 0
      ? []
      : readRows(
          { ...about, dimensions: ['yearMonth', 'eventName'], metrics: ['eventCount'], filters: chosen },
          { signal },
        ),
  ])
  return buildCharts(range, { sessions, events: counted })
}
