/** A day as "2026-11-21": no time, no time zone. */
export type IsoDay = string

const DAY_MS = 86_400_000

export function addDays(day: IsoDay, days: number): IsoDay {
  return fromMs(toMs(day) + days * DAY_MS)
}

/** The same day of another month, or its last one where it is shorter. */
export function addMonths(day: IsoDay, months: number): IsoDay {
  const date = new Date(toMs(day))
  const wanted = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(wanted, last))
  return fromMs(date.getTime())
}

/** Both ends included: a day to itself is 1. */
export function countDays(from: IsoDay, to: IsoDay): number {
  return Math.round((toMs(to) - toMs(from)) / DAY_MS) + 1
}

const sameYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const withYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** "Oct 25 – Nov 21, 2026", "Dec 1, 2025 – Jan 5, 2026", "Nov 21, 2026". */
export function formatDays(from: IsoDay, to: IsoDay): string {
  if (from === to) return withYear.format(toMs(to))
  const start = from.slice(0, 4) === to.slice(0, 4) ? sameYear : withYear
  return `${start.format(toMs(from))} – ${withYear.format(toMs(to))}`
}

function toMs(day: IsoDay): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function fromMs(ms: number): IsoDay {
  return new Date(ms).toISOString().slice(0, 10)
}
