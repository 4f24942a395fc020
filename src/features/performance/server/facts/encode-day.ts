import { numberOfDay } from '#platform/days.ts'
import { Invalid } from '#platform/errors.ts'
import { FIRST_DAY, isSearchDay, LAST_DAY } from '../../rules.ts'
import { cleanText, type Grain } from './filters.ts'
import { weighPosition, type FactRow } from './measures.ts'

const MOST_IMPRESSIONS = 1e12
/** Largest position: times MOST_IMPRESSIONS, in thousandths, it just fits into a bigint. */
const MOST_POSITION = 9_000
/** Factor that packs two row numbers into one number. */
const PAIRS = 2 ** 26

/** Facts of a day. A list that is left out was not read, and stored facts stay; an empty list replaces them. */
export interface DayFacts {
  /** Day as the property counts it: 2031-05-30. */
  day: string
  /** null when they were read and the day has none. */
  totals?: FactRow | null | undefined
  pages?: readonly (FactRow & { page: string })[] | undefined
  queries?: readonly (FactRow & { query: string })[] | undefined
  pageQueries?: readonly (FactRow & { page: string; query: string })[] | undefined
}

/** The facts of one grain in columns; pages and queries are indexes into the day's lists. */
export interface EncodedGrain {
  grain: Grain
  pages: number[]
  queries: number[]
  clicks: number[]
  impressions: number[]
  positionSums: number[]
}

/** Where a day's facts come from. Facts of Search Console replace those of a file, never the other way round. */
export type DaySource = 'search-console' | 'file'

export interface EncodedDay {
  day: string
  source: DaySource
  pages: string[]
  queries: string[]
  grains: EncodedGrain[]
}

/**
 * Puts a day into columns; of rows for the same page and query the last one counts. Throws Invalid for impossible
 * facts.
 */
export function encodeDay(facts: DayFacts, source: DaySource): EncodedDay {
  numberOfDay(facts.day)
  if (!isSearchDay(facts.day))
    throw new Invalid(`Search data is of days between ${FIRST_DAY} and ${LAST_DAY}, and not of ${facts.day}.`)
  const pages = new Map<string, number>()
  const queries = new Map<string, number>()
  const grains: EncodedGrain[] = []
  const encode = (
    grain: Grain,
    rows: readonly (FactRow & { page?: string; query?: string })[] | undefined,
  ) => {
    if (rows !== undefined) grains.push(encodeGrain(grain, rows, { pages, queries }))
  }
  encode('date', facts.totals === undefined ? undefined : facts.totals === null ? [] : [facts.totals])
  encode('page', facts.pages)
  encode('query', facts.queries)
  encode('page_query', facts.pageQueries)
  return { day: facts.day, source, pages: [...pages.keys()], queries: [...queries.keys()], grains }
}

function encodeGrain(
  grain: Grain,
  rows: readonly (FactRow & { page?: string; query?: string })[],
  { pages, queries }: { pages: Map<string, number>; queries: Map<string, number> },
): EncodedGrain {
  const encoded: EncodedGrain = {
    grain,
    pages: [],
    queries: [],
    clicks: [],
    impressions: [],
    positionSums: [],
  }
  const places = new Map<number, number>()
  for (const row of rows) {
    checkRow(row)
    const page = row.page === undefined ? 0 : findPlace(pages, row.page)
    const query = row.query === undefined ? 0 : findPlace(queries, row.query)
    const key = page * PAIRS + query
    const place = places.get(key) ?? places.size
    places.set(key, place)
    encoded.pages[place] = page
    encoded.queries[place] = query
    encoded.clicks[place] = row.clicks
    encoded.impressions[place] = row.impressions
    encoded.positionSums[place] = weighPosition(row)
  }
  return encoded
}

function findPlace(list: Map<string, number>, text: string): number {
  const clean = cleanText(text)
  const known = list.get(clean)
  if (known !== undefined) return known
  list.set(clean, list.size)
  return list.size - 1
}

function checkRow({ clicks, impressions, position }: FactRow): void {
  if (isCount(clicks) && isCount(impressions) && position >= 0 && position <= MOST_POSITION) return
  throw new Invalid(
    `Search data holds a row with ${clicks} clicks, ${impressions} impressions and position ${position}, which cannot be.`,
  )
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= MOST_IMPRESSIONS
}
