import { addDays, type DayRange } from '#platform/days.ts'

/** Google is at most so many days behind with final data; the windows of K-01 end here. */
const LAG_DAYS = 3
/** Google keeps 16 months. */
const MONTHS_KEPT = 16
/** Google corrects the last days: they are read again. */
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

/** The days that Search Console can give at a moment: all that Google keeps, until it is final. */
export function findAvailableDays(now: Date): DayRange {
  const today = dayOfPacific(now)
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 - MONTHS_KEPT, day))
  return { from: first.toISOString().slice(0, 10), to: addDays(today, -LAG_DAYS) }
}

/** The days to be read, newest first: those that are missing, and the last ones once more. */
export function listDaysToRead({ from, to }: DayRange, complete: ReadonlySet<string>): string[] {
  const corrected = addDays(to, 1 - CORRECTED_DAYS)
  const days: string[] = []
  for (let day = to; day >= from; day = addDays(day, -1))
    if (day >= corrected || !complete.has(day)) days.push(day)
  return days
}

/** Whether nothing about a day may mean that Google has not finished it: it is one of the last, and nothing is told of later ones. */
export function mayStillCome(day: string, { to }: DayRange, told: Iterable<string>): boolean {
  if (day <= addDays(to, -CORRECTED_DAYS)) return false
  for (const other of told) if (other > day) return false
  return true
}
