import type { SearchAnswer } from '#features/performance/web/index.ts'
import { addDays, endOfWeekUntil, type DayRange } from '#platform/days.ts'
import type { ChartData } from '#ui/chart/chart-data.ts'
import { formatDays } from '#ui/dates/format-days.ts'
import { additionalClicksOf } from './additional-clicks.ts'

const WEEKS = 12
const WEEK_DAYS = 7
/** Days until Search Console has the numbers of a day. */
const LAG_DAYS = 3

/** The twelve weeks that end on the last Sunday at least three days before today (K-20). */
export function chartWeeks(today: string): DayRange {
  const to = endOfWeekUntil(addDays(today, -LAG_DAYS))
  return { from: addDays(to, 1 - WEEKS * WEEK_DAYS), to }
}

type Week = Pick<SearchAnswer['rows'][number], 'keys' | 'clicks' | 'impressions' | 'position' | 'coverage'>

/** The lines of the chart. A week of which no day was imported is a gap, and no week of zero clicks. */
export function drawWeeks({ from }: DayRange, found: readonly Week[]): ChartData {
  const weeks = new Map(found.map((week) => [week.keys[0], week]))
  const rows = Array.from({ length: WEEKS }, (_, place) => {
    const monday = addDays(from, place * WEEK_DAYS)
    const week = weeks.get(monday)
    const imported = week?.coverage?.imported ?? 0
    const name = formatDays({ from: monday, to: monday })
    if (week === undefined || imported === 0) return [name, null, null]
    const label = imported < WEEK_DAYS ? `${name} (${imported} of ${WEEK_DAYS} days)` : name
    return [label, week.clicks, additionalClicksOf(week)]
  })
  const isEmpty = rows.every(([, clicks, additional]) => clicks === null && additional === null)
  return { header: ['Week of', 'Clicks', 'Potential additional clicks'], rows: isEmpty ? [] : rows }
}

/** "Nov 23*" for "Nov 23, 2026 (2 of 7 days)". */
export function shortenWeek(label: string): string {
  const [day = ''] = label.split(', ')
  return label.endsWith(')') ? `${day}*` : day
}
