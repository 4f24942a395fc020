import { addDays, addMonths, isDay, type DayRange } from '#platform/days.ts'
import { FIRST_DAY } from '../../rules.ts'

/** Presets end so many days before today, because Google Analytics still counts the last ones (K-22). */
const PRESETS_END_DAYS_AGO = 3
/** Months of the report of events to choose from (K-22). */
const EVENT_MONTHS = 6
const MONTHS = 12

/** The last twelve full months (K-22). */
export function defaultRange(today: string): DayRange {
  const first = `${today.slice(0, 7)}-01`
  return { from: addMonths(first, -MONTHS), to: addDays(first, -1) }
}

/** The day on which the presets end. */
export function presetsEnd(today: string): string {
  return addDays(today, -PRESETS_END_DAYS_AGO)
}

/** The last six months until today. */
export function eventWindow(today: string): DayRange {
  return { from: addMonths(today, -EVENT_MONTHS), to: today }
}

/** The range in an address; the last twelve full months where it names none that can be shown. */
export function readRange({ from, to }: { from?: unknown; to?: unknown }, today: string): DayRange {
  const isSound = isDayText(from) && isDayText(to) && FIRST_DAY <= from && from <= to && to <= today
  return isSound ? { from, to } : defaultRange(today)
}

function isDayText(value: unknown): value is string {
  return typeof value === 'string' && isDay(value)
}
