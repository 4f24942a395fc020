import { type DayRange } from '#platform/days.ts'
import type { PropertyReader } from '#features/connections/server/index.ts'
import type { DayQuery, SearchRow } from '#integrations/search-console/index.ts'
import type { DayFacts } from '../facts/encode-day.ts'
import type { FactRow } from '../facts/measures.ts'

/** Totals of the property for each day of a range that has data in Search Console. */
export async function readTotals(
  reader: PropertyReader,
  { from, to, signal }: DayRange & { signal: AbortSignal },
): Promise<Map<string, FactRow>> {
  const rows = await reader.readDays({ day: from, until: to, dimensions: ['date'], signal })
  return new Map(rows.map((row) => [keyOf(row, 0), measureOf(row)]))
}

/** Facts of a day in Search Console by page, by query and by both, without the day's totals. */
export async function readDay(
  reader: PropertyReader,
  { day, signal }: { day: string; signal: AbortSignal },
): Promise<Pick<Required<DayFacts>, 'pages' | 'queries' | 'pageQueries'>> {
  const read = (dimensions: DayQuery['dimensions']) => reader.readDays({ day, dimensions, signal })
  const pages = await read(['page'])
  const queries = await read(['query'])
  const pageQueries = await read(['page', 'query'])
  return {
    pages: pages.map((row) => ({ page: keyOf(row, 0), ...measureOf(row) })),
    queries: queries.map((row) => ({ query: keyOf(row, 0), ...measureOf(row) })),
    pageQueries: pageQueries.map((row) => ({ page: keyOf(row, 0), query: keyOf(row, 1), ...measureOf(row) })),
  }
}

function keyOf({ keys }: SearchRow, place: number): string {
  return keys[place] ?? ''
}

function measureOf({ clicks, impressions, position }: SearchRow): FactRow {
  return { clicks, impressions, position }
}
