import type { SearchAnswer } from '#features/performance/web/index.ts'
import { addDays, addMonths, countDays } from '#platform/days.ts'
import type { ChartData } from '#ui/chart/chart-data.ts'
import { formatDays } from '#ui/dates/format-days.ts'
import { formatCount, formatPercent, formatScore } from '#ui/numbers.ts'
import type { Aggregation } from '../view/report-view.ts'

type Row = SearchAnswer['rows'][number]

const HEADS: Record<Aggregation, string> = { daily: 'Day', weekly: 'Week of', monthly: 'Month' }
export const METRIC_NAMES = {
  clicks: 'Clicks',
  impressions: 'Impressions',
  ctr: 'CTR',
  position: 'Rank',
} as const
const FORMATS = [formatCount, formatCount, formatPercent, formatScore]

const months = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A day, week or month of the chart: its text on the axis, and the day on which it begins. */
export interface Bucket {
  start: string
  label: string
  /** Days of the whole week or month, and how many of these were counted; null when all of them were. */
  missing: { days: number; counted: number } | null
}

/** What the axis shows. A week or month of which days are missing says how many it has. */
export function listBuckets(rows: readonly Row[], aggregation: Aggregation): Bucket[] {
  return rows.map(({ keys: [start = ''], coverage }) => {
    const days = lengthOf(start, aggregation)
    const counted = coverage?.imported ?? 0
    const missing = counted < days ? { days, counted } : null
    const name =
      aggregation === 'monthly' ? months.format(Date.parse(start)) : formatDays({ from: start, to: start })
    const note = missing && aggregation !== 'daily' ? ` (${counted} of ${days} days)` : ''
    return { start, label: `${name}${note}`, missing }
  })
}

function lengthOf(start: string, aggregation: Aggregation): number {
  if (aggregation === 'daily') return 1
  return aggregation === 'weekly' ? 7 : countDays({ from: start, to: addDays(addMonths(start, 1), -1) })
}

/** The numbers of the chart and of the table below it. */
export function makeChartData(
  rows: readonly Row[],
  { buckets, aggregation }: { buckets: readonly Bucket[]; aggregation: Aggregation },
): ChartData {
  return {
    header: [HEADS[aggregation], ...Object.values(METRIC_NAMES)],
    rows: rows.map((row, index) => [
      buckets[index]?.label ?? '',
      row.clicks,
      row.impressions,
      row.ctr,
      row.position,
    ]),
    formats: FORMATS,
  }
}

/** Says which weeks or months are not whole; null when all are. */
export function describeMissing(buckets: readonly Bucket[], aggregation: Aggregation): string | null {
  if (aggregation === 'daily') return null
  const names = buckets
    .filter(({ missing }) => missing !== null && missing.counted > 0)
    .map(({ label }) => label)
  if (names.length === 0) return null
  const words = aggregation === 'weekly' ? 'weeks' : 'months'
  const listed = names.slice(0, 3).join(', ')
  return `* Not whole ${words}: ${listed}${names.length > 3 ? ` and ${names.length - 3} more` : ''}. They are lower than they will be or would be.`
}
