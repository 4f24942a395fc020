import type { PropertyReader } from '#features/connections/server/index.ts'
import type { SearchDimension, SearchRow } from '#integrations/search-console/index.ts'
import type { DayFacts } from '../facts/encode-day.ts'
import type { FactRow } from '../facts/measures.ts'

/** A whole day as Search Console tells it; null where it has nothing about it. */
export async function readDay(
  reader: PropertyReader,
  { day, signal }: { day: string; signal: AbortSignal },
): Promise<Required<DayFacts> | null> {
  const read = (dimensions: readonly SearchDimension[]) => reader.readDay({ day, dimensions, signal })
  const [totals] = await read([])
  if (totals === undefined) return null
  const pages = await read(['page'])
  const queries = await read(['query'])
  const pageQueries = await read(['page', 'query'])
  return {
    day,
    totals: measureOf(totals),
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
