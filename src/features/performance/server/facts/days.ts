import { Invalid } from '#platform/errors.ts'

const DAY_MS = 86_400_000
const LONGEST_RANGE = 20 * 366
/** In years that every database can write. */
const WRITTEN = /^[12]\d{3}-\d{2}-\d{2}$/

/** Both ends belong to it; days are those of the property, written 2031-05-30, and know no time zone. */
export interface DayRange {
  from: string
  to: string
}

export type Bucket = 'day' | 'week' | 'month'

/** Days since 1970-01-01. Throws where the text names no day. */
export function numberOfDay(day: string): number {
  const time = WRITTEN.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(time) || nameDay(time / DAY_MS) !== day)
    throw new Invalid(`${JSON.stringify(day)} is no day; write it like 2031-05-30.`)
  return time / DAY_MS
}

export function nameDay(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10)
}

export function addDays(day: string, days: number): string {
  return nameDay(numberOfDay(day) + days)
}

export function countDays({ from, to }: DayRange): number {
  return numberOfDay(to) - numberOfDay(from) + 1
}

/** Refuses a range that ends before it begins, or is longer than anybody's data. */
export function checkRange({ from, to }: DayRange): void {
  const length = countDays({ from, to })
  if (length < 1) throw new Invalid(`The dates are reversed: ${from} comes after ${to}.`)
  if (length > LONGEST_RANGE) throw new Invalid('The range is too long; ask for 20 years at most.')
}

/** The first day of the bucket that a day is in; weeks begin on Monday. */
export function startOfBucket(day: number, bucket: Bucket): number {
  switch (bucket) {
    case 'day':
      return day
    case 'week':
      // 1970-01-01 was a Thursday.
      return day - ((((day + 3) % 7) + 7) % 7)
    case 'month':
      return numberOfDay(`${nameDay(day).slice(0, 7)}-01`)
  }
}

/** The first days of all buckets that a range touches. */
export function listBuckets({ from, to }: DayRange, bucket: Bucket): number[] {
  const starts = new Set<number>()
  const end = numberOfDay(to)
  for (let day = numberOfDay(from); day <= end; day++) starts.add(startOfBucket(day, bucket))
  return [...starts]
}
