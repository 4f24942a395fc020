import type { DayRange } from '#platform/days.ts'

const sameYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const withYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** "Oct 25 – Nov 21, 2026", "Dec 1, 2025 – Jan 5, 2026", "Nov 21, 2026". */
export function formatDays({ from, to }: DayRange): string {
  const end = withYear.format(Date.parse(to))
  if (from === to) return end
  const start = from.slice(0, 4) === to.slice(0, 4) ? sameYear : withYear
  return `${start.format(Date.parse(from))} – ${end}`
}
