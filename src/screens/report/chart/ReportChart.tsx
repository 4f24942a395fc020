import { Button } from '@mantine/core'
import { useMemo } from 'react'
import type { SearchAnswer } from '#features/performance/web/index.ts'
import { Chart } from '#ui/chart/Chart.tsx'
import type { ChartData } from '#ui/chart/chart-data.ts'
import { ChoiceBar } from '#ui/fields/ChoiceBar.tsx'
import { listDayNotes } from '../describe-days.ts'
import type { Report } from '../use-report.ts'
import { METRICS, NO_FILTERS } from '../view/report-view.ts'
import { describeMissing, listBuckets, makeChartData, METRIC_NAMES } from './chart-rows.ts'
import { makeChartOption } from './chart-option.ts'
import { markDays } from './mark-days.ts'
import { MetricTiles } from './MetricTiles.tsx'
import classes from './ReportChart.module.css'

const HEIGHT = 320
const NONE: SearchAnswer['rows'] = []
const AGGREGATED = [
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
] as const

/** The sums of the range and their course. */
export function ReportChart({ report }: { report: Report }) {
  const { view, change, chart } = report
  const { data, missing } = useChartData(report)
  const option = useMemo(() => makeChartOption(view.metrics), [view.metrics])
  const isOld = chart.isPlaceholderData
  const notes =
    chart.data && !isOld ? [...listDayNotes(chart.data, report), ...(missing === null ? [] : [missing])] : []
  const isEmpty = chart.data?.totals.impressions === 0
  return (
    <section className={classes.part} aria-label="Search performance">
      <MetricTiles
        answer={chart.data}
        isOld={isOld}
        metrics={view.metrics}
        onChange={(metrics) => change({ metrics })}
      />
      <div className={classes.head}>
        <output className={classes.notes}>
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </output>
        <div className={classes.aggregation}>
          <ChoiceBar
            label="Aggregation"
            value={view.aggregation}
            options={AGGREGATED}
            onChange={(aggregation) => change({ aggregation })}
          />
        </div>
      </div>
      <div data-old={isOld || undefined} className={classes.chart}>
        <Chart
          label="Clicks, impressions, CTR and rank"
          height={HEIGHT}
          option={option}
          data={isEmpty || view.metrics.length === 0 ? { ...data, rows: [] } : data}
          state={chart.isPending || (isOld && isEmpty) ? 'loading' : 'ready'}
          empty={
            isEmpty
              ? 'Nothing was found in search in these days for these filters.'
              : 'All lines are off. Choose a number above to draw its line.'
          }
        />
      </div>
      {isEmpty && !isOld && (
        <div>
          <Button variant="default" onClick={() => change(NO_FILTERS)}>
            Clear filters
          </Button>
        </div>
      )}
    </section>
  )
}

/** What the chart draws, and which of its weeks or months are not whole. */
function useChartData({ view, chart, annotations, changes }: Report): {
  data: ChartData
  missing: string | null
} {
  const { aggregation, metrics, mode } = view
  const rows = chart.data?.rows ?? NONE
  const marked = annotations.data
  return useMemo(() => {
    const buckets = listBuckets(rows, aggregation)
    const marks = markDays(buckets, {
      annotations: marked?.annotations ?? [],
      events: mode === 'updated' ? changes.events : (marked?.events ?? []),
    })
    const hidden = METRICS.filter((metric) => !metrics.includes(metric)).map((metric) => METRIC_NAMES[metric])
    return {
      data: { ...makeChartData(rows, { buckets, aggregation }), marks, hidden },
      missing: describeMissing(buckets, aggregation),
    }
  }, [rows, aggregation, metrics, marked, mode, changes.events])
}
