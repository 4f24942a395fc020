import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { Chart } from '#ui/chart/Chart.tsx'
import type { ChartOption } from '#ui/chart/echarts-parts.ts'
import { formatShort } from '#ui/numbers.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { competitionApi, type ClusterWeek } from '../api.ts'
import classes from '../competition.module.css'
import { drawWeeks, shortenWeek } from './draw-weeks.ts'

const NONE: readonly ClusterWeek[] = []
const LINE = { type: 'line', connectNulls: false } as const
/** Dashed and above the others: with one page for all keywords, it is the line of the cluster. */
const MATCH_LINE = { ...LINE, z: 4, lineStyle: { type: 'dashed' } } as const
const OPTION: ChartOption = {
  xAxis: { type: 'category', axisLabel: { formatter: shortenWeek, hideOverlap: true } },
  yAxis: { type: 'value', min: 0, axisLabel: { formatter: formatShort } },
  series: [MATCH_LINE, LINE, LINE],
}

/** F-137: impressions of the last twelve weeks. */
export function WeeklyImpressions({ article }: { article: Article }) {
  const { id: articleId, contentplan_id: contentplanId } = article
  const titleId = useId()
  const { data, isPending, isLoadingError, isFetching, refetch } = useQuery(
    competitionApi.listWeeks.queryOptions({ input: { articleId }, meta: { followsMessages: true } }),
  )
  useFollowPlan(contentplanId, competitionApi.listWeeks.key({ input: { articleId } }))
  const weeks = data?.weeks ?? NONE
  const drawn = useMemo(() => drawWeeks(weeks), [weeks])
  return (
    <section aria-labelledby={titleId} className={classes.section}>
      <h2 id={titleId}>Impressions by week</h2>
      <p className={classes.note}>The last twelve whole weeks</p>
      {isLoadingError ? (
        <ErrorPanel isBusy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Chart
          label="Impressions by week"
          option={OPTION}
          data={drawn}
          state={isPending ? 'loading' : 'ready'}
          empty="There are no search data of these weeks yet."
        />
      )}
    </section>
  )
}
