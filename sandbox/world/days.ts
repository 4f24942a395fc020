const DAY_MS = 86_400_000
const californian = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' })

/** Days since 1970, by which the world counts; a day is the one of the search engine's own time zone. */
export function dayOf(date: string): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS)
}

/** As `2026-04-30`. */
export function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** 0 on the first of January. */
export function dayOfYear(day: number): number {
  return day - dayOf(`${dateOf(day).slice(0, 4)}-01-01`)
}

/** The day that it is in California at a moment. */
export function pacificDay(ms: number): number {
  return dayOf(californian.format(ms))
}
