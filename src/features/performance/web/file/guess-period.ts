import { addDays, addMonths, type DayRange } from '#platform/days.ts'

/** Days until search data are final: an export of the last days ends so many days before it is made. */
const LAG_DAYS = 2
const DAYS = [7, 28] as const
const MONTHS = [3, 6, 12, 16] as const

export const PERIODS = [
  { value: '7d', label: 'Last 7 days', days: 7 },
  { value: '28d', label: 'Last 28 days', days: 28 },
  { value: '3m', label: 'Last 3 months', months: 3 },
  { value: '6m', label: 'Last 6 months', months: 6 },
  { value: '12m', label: 'Last 12 months', months: 12 },
  { value: '16m', label: 'Last 16 months', months: 16 },
] as const
export type PeriodName = (typeof PERIODS)[number]['value']

/** The days of a named period that ends on a day. */
export function rangeOf(name: PeriodName, to: string): DayRange {
  const period = PERIODS.find(({ value }) => value === name)
  if (period === undefined) return { from: to, to }
  return 'days' in period
    ? { from: addDays(to, 1 - period.days), to }
    : { from: addDays(addMonths(to, -period.months), 1), to }
}

/** What an export says about its period. */
interface Told {
  /** Name of the file, which often has the day of the export: `shop.example-Performance-on-Search-2031-05-30.zip`. */
  name: string
  /** The day on which the file was saved. */
  savedOn: string
  /** The days of the site in the same export; they are the period itself. */
  days: DayRange | null
  /** Cells of the export's table of filters, in any language: `Last 28 days`, `Letzte 3 Monate`. */
  filters: readonly string[]
}

/** The period that the numbers of an export probably have; null when nothing tells. */
export function guessPeriod({ name, savedOn, days, filters }: Told): {
  period: PeriodName | null
  range: DayRange | null
  /** Last day of a period that ends with the export. */
  until: string
} {
  const [exported = savedOn] = /20\d{2}-[01]\d-[0-3]\d/.exec(name) ?? []
  const until = addDays(exported, -LAG_DAYS)
  if (days !== null) return { period: null, range: days, until }
  const period = [...filters, name.replace(exported, '')].map(readPeriod).find((one) => one !== null) ?? null
  return { period, range: period === null ? null : rangeOf(period, until), until }
}

/** A cell such as `Last 28 days` in any language: it has one number, which is that of a period. */
function readPeriod(text: string): PeriodName | null {
  const [number, ...others] = text.match(/\d+/g) ?? []
  if (number === undefined || others.length > 0) return null
  const count = Number(number)
  if (DAYS.some((days) => days === count)) return count === 7 ? '7d' : '28d'
  const months = MONTHS.find((one) => one === count)
  return months === undefined ? null : `${months}m`
}
