import { addDays, type DayRange } from '#platform/days.ts'

/** Most days until Google's data are final; the windows of K-01 end so many days ago. */
const LAG_DAYS = 3
/** Months for which Google keeps data. */
const MONTHS_KEPT = 16
/** Last days, which Google may still correct, so that they are read again. */
const CORRECTED_DAYS = 5
const californian = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day in California, where Search Console's days begin and end: 2031-05-30. */
export function dayOfPacific(now: Date): string {
  return californian.format(now)
}

/** The days that Search Console can give at a moment: all that Google keeps and that are final. */
export function findAvailableDays(now: Date): DayRange {
  const today = dayOfPacific(now)
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 - MONTHS_KEPT, day))
  return { from: first.toISOString().slice(0, 10), to: addDays(today, -LAG_DAYS) }
}

/** The days to read, newest first: those that are missing, and the last ones again. */
export function listDaysToRead({ from, to }: DayRange, complete: ReadonlySet<string>): string[] {
  const corrected = addDays(to, 1 - CORRECTED_DAYS)
  const days: string[] = []
  for (let day = to; day >= from; day = addDays(day, -1))
    if (day >= corrected || !complete.has(day)) days.push(day)
  return days
}

/**
 * Whether Google may still deliver data for a day without any: it is one of the last five, and no later day has data.
 */
export function mayStillGetData(day: string, { to }: DayRange, daysWithData: Iterable<string>): boolean {
  if (day <= addDays(to, -CORRECTED_DAYS)) return false
  for (const other of daysWithData) if (other > day) return false
  return true
}
