const DAY_MS = 86_400_000
const californian = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' })

/** The number of days since 1970. The world counts in these; days are those of the search engine's time zone. */
export function dayOf(date: string): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS)
}

/** A day as text, such as `2026-04-30`. */
export function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** The day of the year; 0 is the first of January. */
export function dayOfYear(day: number): number {
  return day - dayOf(`${dateOf(day).slice(0, 4)}-01-01`)
}

/** The day in California at a time in milliseconds since 1970. */
export function pacificDay(ms: number): number {
  return dayOf(californian.format(ms))
}
