import { addDays, isDay, type DayRange } from '#platform/days.ts'
import { PRESETS, rangeOfPreset } from '#ui/dates/date-presets.ts'

/** Days until search data are final: an export of the last days ends so many days before it is made. */
const LAG_DAYS = 2
// The number that browsers give a second file of the same name: `Queries (3).csv`, `Queries-3.csv`. Many digits
// take long to search. At most 255 characters: names of files are not longer.
const COPY_NUMBER = /[\s_-]?\(?\d+\)?(?=\.\w+$)/

export type PeriodName = Exclude<(typeof PRESETS)[number]['key'], 'days-30'>

/** The periods that Search Console offers for an export. */
export const PERIODS = PRESETS.flatMap((preset) => (preset.key === 'days-30' ? [] : [preset]))

/** The days of a named period that ends on a day. */
export function rangeOf(name: PeriodName, to: string): DayRange {
  const period = PERIODS.find(({ key }) => key === name)
  return period === undefined ? { from: to, to } : rangeOfPreset(period, { end: to })
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
  const [dated = ''] = /20\d{2}-[01]\d-[0-3]\d/.exec(name) ?? []
  const exported = isDay(dated) ? dated : savedOn
  const until = addDays(exported, -LAG_DAYS)
  if (days !== null) return { period: null, range: days, until }
  const period =
    [...filters, name.replace(dated, '').replace(COPY_NUMBER, '')]
      .map(readPeriod)
      .find((one) => one !== null) ?? null
  return { period, range: period === null ? null : rangeOf(period, until), until }
}

/** A cell such as `Last 28 days` in any language: it has one number, which is that of a period. */
function readPeriod(text: string): PeriodName | null {
  const [number, ...others] = text.match(/\d+/g) ?? []
  if (number === undefined || others.length > 0) return null
  const count = Number(number)
  const period = PERIODS.find((one) => ('days' in one ? one.days : one.months) === count)
  return period?.key ?? null
}
