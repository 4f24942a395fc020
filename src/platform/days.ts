import { Invalid } from './errors.ts'

const DAY_MS = 86_400_000
/** Only years from 1000 to 2999, which every database can write. */
const WRITTEN = /^[12]\d{3}-\d{2}-\d{2}$/

/** A day is written 2031-05-30: no time, no time zone. Both ends belong to the range. */
export interface DayRange {
  from: string
  to: string
}

/** Days since 1970-01-01. Throws Invalid when the text is not a day. */
export function numberOfDay(day: string): number {
  if (!isDay(day)) throw new Invalid(`${JSON.stringify(day)} is no day; write it like 2031-05-30.`)
  return Date.parse(day) / DAY_MS
}

/** Whether the calendar has this day; it has no 2031-02-30. */
export function isDay(text: string): boolean {
  const time = WRITTEN.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && nameDay(time / DAY_MS) === text
}

export function nameDay(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10)
}

export function addDays(day: string, days: number): string {
  return nameDay(numberOfDay(day) + days)
}

/** The same day of another month, or the last day of that month when it is too short. */
export function addMonths(day: string, months: number): string {
  const date = new Date(numberOfDay(day) * DAY_MS)
  const wanted = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(wanted, last))
  return date.toISOString().slice(0, 10)
}

/** The number of days in a range, both ends counted. */
export function countDays({ from, to }: DayRange): number {
  return numberOfDay(to) - numberOfDay(from) + 1
}

/** The range of the same length that ends the day before this one begins. */
export function previousRange(range: DayRange): DayRange {
  return { from: addDays(range.from, -countDays(range)), to: addDays(range.from, -1) }
}

/** Whole weeks, so that each day is compared with the same day of the week. */
const YEAR_DAYS = 364

/** The range of the same length and the same days of the week a year before. */
export function aYearBefore({ from, to }: DayRange): DayRange {
  return { from: addDays(from, -YEAR_DAYS), to: addDays(to, -YEAR_DAYS) }
}

/** The last Sunday until a day: weeks begin on Monday. */
export function endOfWeekUntil(day: string): string {
  const number = numberOfDay(day)
  // 1970-01-01 was a Thursday.
  const sinceMonday = (((number + 3) % 7) + 7) % 7
  return nameDay(sinceMonday === 6 ? number : number - sinceMonday - 1)
}
