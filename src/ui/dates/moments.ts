const exact = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const UNITS = [
  { unit: 'year', ms: 365 * DAY },
  { unit: 'month', ms: 30 * DAY },
  { unit: 'week', ms: 7 * DAY },
  { unit: 'day', ms: DAY },
  { unit: 'hour', ms: HOUR },
  { unit: 'minute', ms: MINUTE },
] as const

/** "Nov 12, 2026, 9:30 AM" in the reader's time zone. */
export function formatDate(isoTime: string): string {
  return exact.format(new Date(isoTime))
}

/** "Nov 12, 2026" in the reader's time zone. */
export function formatDay(isoTime: string): string {
  return day.format(new Date(isoTime))
}

/** "5 minutes ago", "yesterday", "in 3 days", "just now". */
export function formatRelative(isoTime: string, now: Date): string {
  const distance = new Date(isoTime).getTime() - now.getTime()
  const size = Math.abs(distance)
  const found = UNITS.find(({ ms }) => size >= ms)
  return found ? relative.format(Math.trunc(distance / found.ms), found.unit) : 'just now'
}
