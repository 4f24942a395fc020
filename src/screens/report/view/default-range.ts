import { addDays, endOfWeekUntil, type DayRange } from '#platform/days.ts'
import { listDayPresets } from '#ui/dates/date-presets.ts'

/** Lengths of the ranges that can be chosen at once (K-21). */
export const REPORT_PRESETS = listDayPresets([30, 90, 360, 540])

const USUAL_DAYS = 360
/** Days until Search Console has the numbers of a day, where none is known yet. */
const LAG_DAYS = 3

/** The day until which numbers are known: the last imported day, or the usual one. */
export function lastKnownDay(imported: { last: string } | null, now: Date): string {
  return imported?.last ?? addDays(now.toISOString().slice(0, 10), -LAG_DAYS)
}

/** 360 days until the end of the last whole week (K-21). */
export function defaultRange(lastKnown: string): DayRange {
  const to = endOfWeekUntil(lastKnown)
  return { from: addDays(to, 1 - USUAL_DAYS), to }
}
