interface Range {
  from: string
  to: string
}

interface TrafficRow {
  yearMonth?: string | undefined
  eventName?: string | undefined
  sessions?: number | undefined
  eventCount?: number | undefined
}

/** A table: the first column is the month, each other column what was counted in it. */
interface Table {
  header: string[]
  rows: (string | number | null)[][]
}

export interface DirectorCharts {
  traffic: Table
  /** Events by month, all of them first, then each, the most frequent first. */
  conversions: Table
  /** Events for each hundred visits, in the same columns; null in a month without visits. */
  rates: Table
  /** Names of the months of which the range has only a part. */
  partial: string[]
  /** Of all months; the rate is null without visits. */
  totals: { sessions: number; conversions: number; rate: number | null }
}

/** A chart draws so many events beside the sum of all; more lines could not be told apart. */
export const EVENTS_DRAWN = 4

const ALL = 'All conversions'
const MONTH = 'Month'
const names = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const MARK = '*'
const DAY_MS = 86_400_000

/**
 * The numbers of Director's charts. A month in the range of which Google Analytics says nothing had no visits; months
 * before the first one with visits are left out, because counting began later. Conversion rate = events / sessions ×
 * 100, with two decimals (K-23).
 */
export function buildCharts(
  range: Range,
  { sessions, events }: { sessions: readonly TrafficRow[]; events: readonly TrafficRow[] },
): DirectorCharts {
  const visits = new Map(sessions.map(({ yearMonth = '', sessions: count = 0 }) => [yearMonth, count]))
  const first = [...sessions, ...events].map(({ yearMonth = '' }) => yearMonth).toSorted()[0]
  const months = listMonths(range).filter(({ key }) => first !== undefined && key >= first)
  const columns = listEvents(events)
  const counted = countEvents(events)
  const rowsOf = (count: (month: string, name: string) => number | null) =>
    months.map(({ key, label }) => [label, ...columns.map((name) => count(key, name))])
  const header = [MONTH, ...columns]
  const hasEvents = columns.length > 0
  const total = sum(sessions.map(({ sessions: count = 0 }) => count))
  const conversions = sum(events.map(({ eventCount = 0 }) => eventCount))
  return {
    traffic: {
      header: [MONTH, 'Sessions'],
      rows: sessions.length === 0 ? [] : months.map(({ key, label }) => [label, visits.get(key) ?? 0]),
    },
    conversions: { header, rows: hasEvents ? rowsOf((month, name) => counted(month, name)) : [] },
    rates: {
      header,
      rows: hasEvents ? rowsOf((month, name) => rate(counted(month, name), visits.get(month) ?? 0)) : [],
    },
    partial: months.filter(({ isPartial }) => isPartial).map(({ name }) => name),
    totals: { sessions: total, conversions, rate: hasEvents ? rate(conversions, total) : null },
  }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0)
}

/** Events for each hundred visits, with two decimals; null without visits. */
function rate(count: number, sessions: number): number | null {
  return sessions === 0 ? null : Math.round((count / sessions) * 10_000) / 100
}

/** The names of the events, the most frequent first; before them the sum of all, where there are several. */
function listEvents(events: readonly TrafficRow[]): string[] {
  const sums = new Map<string, number>()
  for (const { eventName = '', eventCount = 0 } of events)
    sums.set(eventName, (sums.get(eventName) ?? 0) + eventCount)
  const sorted = [...sums].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([name]) => name)
  return sorted.length > 1 ? [ALL, ...sorted] : sorted
}

function countEvents(events: readonly TrafficRow[]): (month: string, name: string) => number {
  const counts = new Map<string, number>()
  const add = (key: string, count: number) => counts.set(key, (counts.get(key) ?? 0) + count)
  for (const { yearMonth = '', eventName = '', eventCount = 0 } of events) {
    add(`${yearMonth} ${eventName}`, eventCount)
    add(`${yearMonth} ${ALL}`, eventCount)
  }
  return (month, name) => counts.get(`${month} ${name}`) ?? 0
}

interface Month {
  /** `203105`, as in a report. */
  key: string
  /** "May 2031". */
  name: string
  /** The name, with a mark where the range has only a part of the month. */
  label: string
  isPartial: boolean
}

function listMonths({ from, to }: Range): Month[] {
  const months: Month[] = []
  let [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))]
  for (;;) {
    const key = `${year}-${String(month).padStart(2, '0')}`
    if (key > to.slice(0, 7)) return months
    const start = Date.UTC(year, month - 1, 1)
    const days = (Date.UTC(year, month, 1) - start) / DAY_MS
    const name = names.format(start)
    const isPartial = from > `${key}-01` || to < `${key}-${days}`
    const label = isPartial ? `${name}${MARK}` : name
    months.push({ key: key.replace('-', ''), name, label, isPartial })
    if (month === 12) year += 1
    month = (month % 12) + 1
  }
}
