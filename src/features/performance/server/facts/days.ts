import { countDays, nameDay, numberOfDay, type DayRange } from '#platform/days.ts'
import { Invalid } from '#platform/errors.ts'

const LONGEST_RANGE = 20 * 366

export type Bucket = 'day' | 'week' | 'month'

/** Throws Invalid for a range that ends before it begins, or is longer than 20 years. */
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
