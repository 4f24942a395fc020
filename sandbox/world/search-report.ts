import { dateOf } from './days.ts'
import { listPairs, visitCells, type SearchPair } from './search-cells.ts'
import { createGroups } from './search-groups.ts'
import { countClicks, COUNTRIES, DEVICES, takePart, WHOLE, type Share } from './search-shares.ts'
import type { World } from './world.ts'
import { itemAt } from '../stage/items.ts'

export const DIMENSIONS = ['date', 'page', 'query', 'country', 'device'] as const
export type Dimension = (typeof DIMENSIONS)[number]

export interface ReportInput {
  /** First and last day, both included, as days since 1970. */
  from: number
  to: number
  dimensions: Dimension[]
  /** A row must pass all filters. */
  filters: { dimension: Exclude<Dimension, 'date'>; accepts: (value: string) => boolean }[]
}

export interface ReportRow {
  keys: string[]
  clicks: number
  impressions: number
  ctr: number
  position: number
}

/** Rows in the search engine's order, by index from 0. They are computed when they are read. */
export interface Report {
  read(from: number, to: number): ReportRow[]
}

/** The search engine keeps at most this number of rows for each day. */
const ROWS_A_DAY = 50_000

/**
 * Adds up the searches of a range of days by dimensions. Rows are ordered by date, if that is a dimension, then
 * by clicks, most first. With dates, only one day is in memory at a time.
 */
export function reportSearch(world: World, input: ReportInput): Report {
  if (!input.dimensions.includes('date')) return addUp(world, input)
  const counts = new Map<number, number>()
  return {
    read(first, end) {
      const rows: ReportRow[] = []
      for (let day = input.from, start = 0; day <= input.to && start < end; day++) {
        const known = counts.get(day)
        const isAway = known !== undefined && start + known <= first
        const span = isAway ? null : addUp(world, { ...input, from: day, to: day })
        rows.push(...(span?.read(Math.max(0, first - start), end - start) ?? []))
        const count = known ?? span?.count ?? 0
        counts.set(day, count)
        start += count
      }
      return rows
    },
  }
}

function addUp(world: World, input: ReportInput): Report & { count: number } {
  const names = nameValues(world)
  const groups = createGroups()
  const keys = createKeys(names, input.dimensions)
  const countries = splitBy('country', COUNTRIES, input)
  const devices = splitBy('device', DEVICES, input)
  visitCells(
    world,
    input,
    createPairFilter(input),
    (pair, _day, { impressions, clicks, position, chance }) => {
      const all = { first: 0, end: impressions }
      for (const country of countries) {
        const inCountry = takePart(all, country, chance)
        for (const device of devices) {
          const part = takePart(inCountry, device, chance)
          const seen = part.end - part.first
          if (seen === 0) continue
          const clicked = countClicks(part, { clicks, impressions, chance })
          groups.add(keys.write(pair, country.id, device.id), seen, clicked, position)
        }
      }
    },
  )
  const order = groups.list()
  const count = Math.min(order.length, ROWS_A_DAY * (input.to - input.from + 1))
  return {
    count,
    read: (first, end) =>
      Array.from(order.subarray(first, Math.min(end, count)), (place) => {
        const { key, ...figures } = groups.read(place)
        return { keys: keys.read(key, input.from), ...figures }
      }),
  }
}

/** Packs the values of the report's dimensions into one number, and unpacks them. */
function createKeys(names: Names, dimensions: Dimension[]) {
  const has = (dimension: Dimension) => (dimensions.includes(dimension) ? 1 : 0)
  const [byPage, byQuery] = [has('page'), has('query')]
  const [queries, lands, kinds] = [names.queries.length, COUNTRIES.length, DEVICES.length]
  return {
    write: (pair: number, country: number, device: number) =>
      ((byPage * itemAt(names.pageOf, pair) * queries + byQuery * itemAt(names.queryOf, pair)) * lands +
        country) *
        kinds +
      device,
    read(key: number, day: number): string[] {
      const values: Record<Dimension, string> = {
        date: dateOf(day),
        page: itemAt(names.pages, Math.floor(key / (queries * lands * kinds))),
        query: itemAt(names.queries, Math.floor(key / (lands * kinds)) % queries),
        country: itemAt(COUNTRIES, Math.floor(key / kinds) % lands).name,
        device: itemAt(DEVICES, key % kinds).name,
      }
      return dimensions.map((dimension) => values[dimension])
    },
  }
}

/** Anonymous searches do not count when a dimension or filter is about queries. */
function createPairFilter(input: ReportInput): (pair: SearchPair) => boolean {
  const isNamed = needs(input, 'query')
  return ({ isAnonymous, url, keyword }) =>
    !(isNamed && isAnonymous) && isAccepted(input, 'page', url) && isAccepted(input, 'query', keyword)
}

function splitBy(dimension: 'country' | 'device', all: Share[], input: ReportInput): Share[] {
  if (!needs(input, dimension)) return WHOLE
  return all.filter(({ name }) => isAccepted(input, dimension, name))
}

function needs({ dimensions, filters }: ReportInput, dimension: Dimension): boolean {
  return dimensions.includes(dimension) || filters.some((filter) => filter.dimension === dimension)
}

function isAccepted({ filters }: ReportInput, dimension: Dimension, value: string): boolean {
  return filters.every((filter) => filter.dimension !== dimension || filter.accepts(value))
}

interface Names {
  /** Indexes into `pages` and `queries`, by pair. */
  pageOf: number[]
  queryOf: number[]
  pages: string[]
  queries: string[]
}

const namesOf = new WeakMap<World, Names>()

function nameValues(world: World): Names {
  const known = namesOf.get(world)
  if (known !== undefined) return known
  const pages = new Map<string, number>()
  const queries = new Map<string, number>()
  const pageOf = listPairs(world).map(({ url }) => numberOf(pages, url))
  const queryOf = listPairs(world).map(({ keyword }) => numberOf(queries, keyword))
  const names = { pageOf, queryOf, pages: [...pages.keys()], queries: [...queries.keys()] }
  namesOf.set(world, names)
  return names
}

function numberOf(known: Map<string, number>, name: string): number {
  const id = known.get(name) ?? known.size
  known.set(name, id)
  return id
}
