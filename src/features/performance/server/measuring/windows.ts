import { addDays, type DayRange } from '#platform/days.ts'

/** Length of a window of search data (K-01). */
const WINDOW_DAYS = 30

export interface Windows {
  last: DayRange
  prev: DayRange
}

/** The last 30 days and the 30 before, ending on a day. */
export function windowsUntil(day: string): Windows {
  const first = addDays(day, 1 - WINDOW_DAYS)
  return {
    last: { from: first, to: day },
    prev: { from: addDays(first, -WINDOW_DAYS), to: addDays(first, -1) },
  }
}

/** Whether so many imported days are a whole window; only whole windows are compared. */
export function isWhole(days: number): boolean {
  return days === WINDOW_DAYS
}

/** Whole weeks, so that each day is compared with the same day of the week. */
const YEAR_DAYS = 364

/** The same windows a year before. */
export function aYearBefore({ last, prev }: Windows): Windows {
  return { last: shift(last), prev: shift(prev) }
}

function shift({ from, to }: DayRange): DayRange {
  return { from: addDays(from, -YEAR_DAYS), to: addDays(to, -YEAR_DAYS) }
}
