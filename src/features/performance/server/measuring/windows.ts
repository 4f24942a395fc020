import { addDays, previousRange, type DayRange } from '#platform/days.ts'

/** Length of a window of search data (K-01). */
const WINDOW_DAYS = 30

export interface Windows {
  last: DayRange
  prev: DayRange
}

/** The last 30 days and the 30 before, ending on a day. */
export function windowsUntil(day: string): Windows {
  const last = { from: addDays(day, 1 - WINDOW_DAYS), to: day }
  return { last, prev: previousRange(last) }
}

/** Whether so many imported days are a whole window; only whole windows are compared. */
export function isWhole(days: number): boolean {
  return days === WINDOW_DAYS
}
