import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { performanceApi, type SearchAnswer } from '#features/performance/web/index.ts'
import { Chart } from '#ui/chart/Chart.tsx'
import type { ChartOption } from '#ui/chart/echarts-parts.ts'
import { formatShort } from '#ui/numbers.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import classes from './HubOverview.module.css'
import { chartWeeks, drawWeeks, shortenWeek } from './weeks.ts'

const NONE: SearchAnswer['rows'] = []
const LINE = { type: 'line', connectNulls: false } as const
const OPTION: ChartOption = {
  xAxis: { type: 'category', axisLabel: { formatter: shortenWeek, hideOverlap: true } },
  yAxis: { type: 'value', min: 0, axisLabel: { formatter: formatShort } },
  series: [LINE, LINE],
}

interface WeeklyClicksProps {
  contentplanId: number
  hubId: number
  /** Without any, there is nothing to ask for. */
  hasSearchData: boolean
}

/** What the hub's clusters bring a week, and what they could bring (G-10). */
export function WeeklyClicks({ contentplanId, hubId, hasSearchData }: WeeklyClicksProps) {
  const titleId = useId()
  const [weeks] = useState(() => chartWeeks(new Date().toISOString().slice(0, 10)))
  const { data, isPending, isLoadingError, isFetching, refetch } = useQuery(
    performanceApi.askSearchData.queryOptions({
      enabled: hasSearchData,
      input: {
        contentplanId,
        topicIds: [hubId],
        grouping: 'date',
        aggregation: 'weekly',
        startDate: weeks.from,
        endDate: weeks.to,
        withTotals: false,
      },
      meta: { followsMessages: true },
    }),
  )
  const rows = data?.rows ?? NONE
  const drawn = useMemo(() => drawWeeks(weeks, rows), [weeks, rows])
  const hasPart = drawn.rows.some(([label]) => typeof label === 'string' && label.endsWith(')'))
  return (
    <section aria-labelledby={titleId} className={classes.part}>
      <h3 id={titleId}>Clicks vs potential additional clicks (last 12 weeks)</h3>
      {isLoadingError ? (
        <ErrorPanel isBusy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Chart
          label="Clicks and potential additional clicks by week"
          option={OPTION}
          data={drawn}
          state={isPending && hasSearchData ? 'loading' : 'ready'}
          empty="There are no search data of these weeks yet."
        />
      )}
      {hasPart && <p className={classes.meaning}>* Not all days of this week were imported.</p>}
    </section>
  )
}
