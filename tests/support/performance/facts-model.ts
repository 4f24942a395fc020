import { type DayRange } from '#platform/days.ts'
import type { DayFacts } from '#features/performance/server/facts/encode-day.ts'
import type { FactsFilter, TextFilter } from '#features/performance/server/facts/filters.ts'
import type { FactRow, Measures } from '#features/performance/server/facts/measures.ts'
import type { RankingSort } from '#features/performance/server/facts/questions/ranking.ts'
import { itemAt } from '#platform/items.ts'

type Row = FactRow & { page?: string; query?: string }
type Days = Map<string, DayFacts>

/** A reference for stores of facts, as plain as possible, to compare their answers with. */
export function createFactsModel() {
  const days: Days = new Map()
  /** The days whose facts came from Search Console. */
  const fromSearchConsole = new Set<string>()
  return {
    replaceDay({ day, ...read }: DayFacts) {
      days.set(day, { ...days.get(day), day, ...read })
      if (Object.values(read).some((rows) => rows !== undefined)) fromSearchConsole.add(day)
    },
    replaceFileDay({ day, ...read }: DayFacts): boolean {
      if (fromSearchConsole.has(day)) return false
      days.set(day, { ...days.get(day), day, ...read })
      return true
    },
    deleteFacts(from: string) {
      for (const day of days.keys()) if (day >= from) days.delete(day)
      for (const day of fromSearchConsole) if (day >= from) fromSearchConsole.delete(day)
    },
    readTotals(range: DayRange, filter: FactsFilter): Measures & { days: number } {
      const read = readDays(days, range, { filter })
      return { days: read.length, ...addUp(read.length > 0 ? read.flat() : null) }
    },
    countSeen(kind: 'page' | 'query', range: DayRange) {
      const read = readDays(days, range, { filter: {}, kind })
      const seen = read.flat().filter(({ impressions }) => impressions > 0)
      return { days: read.length, seen: new Set(seen.map((row) => row[kind])).size }
    },
    rank(
      kind: 'page' | 'query',
      {
        range,
        comparison,
        filter,
        sort,
      }: { range: DayRange; comparison: DayRange; filter: FactsFilter; sort: RankingSort },
    ) {
      const [fresh, old] = [range, comparison].map((one) => readDays(days, one, { filter, kind }))
      if (fresh === undefined || old === undefined) throw new Error('two ranges are read')
      const texts = new Set([...fresh.flat(), ...old.flat()].map((row) => row[kind] ?? ''))
      const of = (read: Row[][], text: string) =>
        addUp(read.length === 0 ? null : read.flat().filter((row) => row[kind] === text))
      const rows = [...texts].map((text) => ({ text, range: of(fresh, text), comparison: of(old, text) }))
      return rows.sort(
        (a, b) =>
          compareValues(valueOf(a, sort), valueOf(b, sort), sort) ||
          (sort.by === 'text' && sort.direction === 'desc' ? -1 : 1) * compareTexts(a.text, b.text),
      )
    },
  }
}

interface Ranked {
  text: string
  range: Measures
  comparison: Measures
}

/** The rows of each imported day of a range, from the coarsest facts that can answer. */
function readDays(
  days: Days,
  { from, to }: DayRange,
  { filter, kind }: { filter: FactsFilter; kind?: 'page' | 'query' },
): Row[][] {
  const [byPage, byQuery] = [
    filter.pages !== undefined || kind === 'page',
    filter.queries !== undefined || kind === 'query',
  ]
  const isWanted = (row: Row) =>
    matchesFilter(filter.pages, row.page) && matchesFilter(filter.queries, row.query)
  return [...days.values()]
    .filter(({ day }) => day >= from && day <= to)
    .map((one) =>
      byPage && byQuery ? one.pageQueries : byPage ? one.pages : byQuery ? one.queries : listTotals(one),
    )
    .filter((rows) => rows !== undefined)
    .map((rows) => lastOfEach(rows).filter(isWanted))
}

function listTotals({ totals }: DayFacts): Row[] | undefined {
  return totals === undefined ? undefined : totals === null ? [] : [totals]
}

function lastOfEach(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [JSON.stringify([row.page, row.query]), row])).values()]
}

function matchesFilter(filter: TextFilter | undefined, text = ''): boolean {
  const named = itemAt(filter?.withJumps ? text.split('#') : [text], 0)
  if (filter?.only !== undefined && !filter.only.includes(named)) return false
  return (filter?.conditions ?? []).every(({ kind, text: asked }) => {
    switch (kind) {
      case 'contains':
        return text.includes(asked)
      case 'starts with':
        return text.startsWith(asked)
      case 'matches':
        return new RegExp(asked, 'u').test(text)
      case 'does not match':
        return !new RegExp(asked, 'u').test(text)
    }
  })
}

/** The measures of rows, or unknown ones when `rows` is null. */
function addUp(rows: Row[] | null): Measures {
  if (rows === null) return { clicks: null, impressions: null, ctr: null, position: null }
  const sum = (value: (row: Row) => number) => rows.reduce((total, row) => total + value(row), 0)
  const [clicks, impressions] = [sum((row) => row.clicks), sum((row) => row.impressions)]
  const weighed = sum((row) => Math.round(row.position * row.impressions * 1_000))
  return {
    clicks,
    impressions,
    ctr: impressions > 0 ? clicks / impressions : null,
    position: impressions > 0 ? weighed / (1_000 * impressions) : null,
  }
}

function valueOf(row: Ranked, { by, of = 'range' }: RankingSort): number | null {
  if (by === 'text') return 0
  const [fresh, old] = [row.range[by], row.comparison[by]]
  if (of === 'change') return fresh === null || old === null ? null : fresh - old
  return of === 'range' ? fresh : old
}

function compareValues(a: number | null, b: number | null, { by, direction }: RankingSort): number {
  if (by === 'text' || a === b) return 0
  if (a === null || b === null) return a === null ? 1 : -1
  return direction === 'asc' ? a - b : b - a
}

/** Compares texts by the bytes of UTF-8. */
function compareTexts(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}
