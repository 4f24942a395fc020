import type { ChartData } from '#ui/chart/chart-data.ts'
import { formatDays } from '#ui/dates/format-days.ts'
import type { ClusterWeek } from '../api.ts'

/** F-137: the three lines; no rows where nothing is known of any week. */
export function drawWeeks(weeks: readonly ClusterWeek[]): ChartData {
  const rows = weeks.map(
    ({ from, target_impressions: match, google_impressions: cluster, page_impressions: page }) =>
      [formatDays({ from, to: from }), match, cluster, page] as const,
  )
  const isEmpty = rows.every(([, ...numbers]) => numbers.every((number) => number === null))
  return {
    header: ['Week of', 'Cluster Match Impressions', 'Cluster Impressions', 'URL Impressions'],
    rows: isEmpty ? [] : rows,
  }
}

/** "Nov 23" for "Nov 23, 2026". */
export function shortenWeek(label: string): string {
  return label.split(', ')[0] ?? label
}
