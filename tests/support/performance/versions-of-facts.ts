import { addDays } from '#platform/days.ts'
import { join } from 'node:path'
import { openDuckdbEngine } from '#features/performance/server/facts/duckdb/duckdb-engine.ts'
import { createFactsStore, type FactsStore } from '#features/performance/server/facts/facts-store.ts'
import type { DayFacts } from '#features/performance/server/facts/encode-day.ts'
import { factsFolderOf, openFacts } from '#features/performance/server/index.ts'

export const DAYS = 5
const FIRST = '2031-05-29'
const ROWS = 300

/** A store that merges its log into its file very often, so that kills also happen during that. */
export function openFactsWithSmallLog(kind: string, dataFolder: string): FactsStore {
  if (kind === 'postgres') return openFacts({ kind, dataFolder, threads: 2, memoryMegabytes: 256 })
  return createFactsStore(
    openDuckdbEngine({
      folder: factsFolderOf(dataFolder),
      tempFolder: join(dataFolder, 'facts-temp'),
      threads: 2,
      memoryMegabytes: 256,
      logKilobytes: 40,
      mostOpen: 2,
    }),
  )
}

export function dayOf(version: number): string {
  return addDays(FIRST, version % DAYS)
}

/** The clicks of each row are its version. Neighbouring versions differ in their pages, queries and number of rows. */
export function dayOfVersion(version: number): DayFacts {
  const row = { clicks: version, impressions: version, position: 1 }
  const count = countRows(version)
  const pageQueries = Array.from({ length: count }, (_, index) => ({
    ...row,
    page: `https://shop.example/${(version + index) % ROWS}`,
    query: `query ${version} ${index}`,
  }))
  return {
    day: dayOf(version),
    totals: row,
    pages: pageQueries.map(({ page }) => ({ ...row, page })),
    queries: pageQueries.map(({ query }) => ({ ...row, query })),
    pageQueries,
  }
}

export function countRows(version: number): number {
  return 50 + Math.floor((version % ROWS) / 2)
}
