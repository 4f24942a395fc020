import { expect, test } from 'vitest'
import {
  createWorld,
  dayOf,
  reportSearch,
  seasonFactor,
  serpOf,
  withPublished,
  type ReportRow,
  type World,
  type WorldSize,
} from './index.ts'
import { itemAt, takeItems } from '../stage/items.ts'

const today = dayOf('2026-04-01')
const world = createWorld({ seed: 7, size: 1, today })

test('the same seed gives the same world, another seed another world', () => {
  const again = createWorld({ seed: 7, size: 1, today })
  expect(again).toEqual(world)
  expect(rowsOf(again, { dimensions: ['page', 'query'] })).toEqual(
    rowsOf(world, { dimensions: ['page', 'query'] }),
  )
  const other = createWorld({ seed: 8, size: 1, today })
  expect(rowsOf(other, { dimensions: ['page'] })).not.toEqual(rowsOf(world, { dimensions: ['page'] }))
})

test.each<[WorldSize, number]>([
  [1, 300],
  [10, 3000],
  [100, 30_000],
])('size %d has %d pages, each at its own address', (size, pages) => {
  const { site, intentsByKey } = createWorld({ seed: 3, size, today })
  expect(site.pages).toHaveLength(pages)
  expect(new Set(site.pages.map(({ path }) => path)).size).toBe(pages)
  expect(intentsByKey.size).toBe(site.intents.length)
})

test('the decaying page loses positions, and clicks compared with the same weeks a year before', () => {
  const { path } = world.facts.decay
  const [before, after] = [clicksOf(path, 420, 365), clicksOf(path, 55, 0)]
  expect(after.position - before.position).toBeGreaterThan(8)
  expect(after.clicks).toBeLessThan(before.clicks / 4)
})

test('the seasonal page loses clicks within half a year, but keeps its position and the clicks of a year ago', () => {
  const { path, season } = world.facts.seasonal
  expect(season).toBe('winter')
  const [summit, now, year] = [clicksOf(path, 100, 70), clicksOf(path, 30, 0), clicksOf(path, 395, 365)]
  expect(now.clicks).toBeLessThan(summit.clicks * 0.87)
  expect(Math.abs(now.position - summit.position)).toBeLessThan(0.5)
  expect(now.clicks).toBeGreaterThan(year.clicks * 0.85)
  expect(seasonFactor('winter', today)).toBeLessThan(seasonFactor('winter', today - 90))
})

test('two pages rank in turns for the keywords of one intent', () => {
  const { paths, keywords } = world.facts.cannibalisation
  const filters = [{ dimension: 'query' as const, accepts: (value: string) => keywords.includes(value) }]
  const byDay = (path: string) =>
    new Map(
      rowsOf(world, { dimensions: ['date', 'page'], filters })
        .filter(({ keys }) => itemAt(keys, 1).endsWith(path))
        .map(({ keys, position }) => [keys[0], position]),
    )
  const [first, second] = takeItems(paths.map(byDay), 2)
  const wins = [...first].filter(([date, position]) => position < (second.get(date) ?? 100)).length
  expect(first.size).toBeGreaterThan(400)
  expect(wins / first.size).toBeGreaterThan(0.3)
  expect(wins / first.size).toBeLessThan(0.7)
})

test('a published article rises on the days after it, and changes no earlier data', () => {
  const keywords = ['best hiking boots', 'top hiking boots']
  const url = 'https://trailhouse.example/blog/best-hiking-boots'
  const grown = withPublished(world, [{ url, day: today, keywords }])
  const span = (from: number, to: number) => ({
    from: today + from,
    to: today + to,
    dimensions: ['page'] as const,
  })
  expect(reportRows(grown, span(-30, 0))).toEqual(reportRows(world, span(-30, 0)))
  const ofArticle = (from: number, to: number) =>
    reportRows(grown, span(from, to)).find(({ keys }) => keys[0] === url)
  const [early, late] = [ofArticle(1, 30), ofArticle(150, 180)]
  expect(late?.clicks ?? 0).toBeGreaterThan(10 * (early?.clicks ?? 0))
  expect(late?.position ?? 100).toBeLessThan(12)
  const serp = serpOf(grown, itemAt(keywords, 0), { day: today + 180 })
  expect(serp.map((entry) => entry.url)).toContain(url)
  expect(serpOf(grown, itemAt(keywords, 0), { day: today }).map((entry) => entry.url)).not.toContain(url)
})

test('search data has weekends, growth over a year, and days without data', () => {
  const days = rowsOf(world, { dimensions: ['date'] })
  expect(days.length).toBeLessThan(490)
  expect(days.length).toBeGreaterThan(480)
  const clicksOn = (weekday: number) =>
    sum(
      days
        .filter(({ keys }) => new Date(itemAt(keys, 0)).getUTCDay() === weekday)
        .map(({ clicks }) => clicks),
    )
  expect(clicksOn(0)).toBeGreaterThan(clicksOn(5) * 1.1)
})

test('queries add up to less than the total, countries and devices to the total', () => {
  const total = itemAt(rowsOf(world, { dimensions: [] }), 0)
  const named = rowsOf(world, { dimensions: ['query'] })
  expect(sum(named.map(({ impressions }) => impressions))).toBeLessThan(total.impressions * 0.98)
  const split = rowsOf(world, { dimensions: ['country', 'device'] })
  expect(split).toHaveLength(15)
  expect(sum(split.map(({ impressions }) => impressions))).toBe(total.impressions)
  expect(sum(split.map(({ clicks }) => clicks))).toBe(total.clicks)
  for (const { ctr } of split) expect(Math.abs(ctr / total.ctr - 1)).toBeLessThan(0.1)
})

test('rows are ordered by date and then by clicks, and any part can be read', () => {
  const report = reportSearch(world, {
    from: today - 9,
    to: today,
    dimensions: ['date', 'query'],
    filters: [],
  })
  const all = report.read(0, Infinity)
  expect(all).toEqual(
    all.toSorted((a, b) => itemAt(a.keys, 0).localeCompare(itemAt(b.keys, 0)) || b.clicks - a.clicks),
  )
  expect(report.read(1000, 5000)).toEqual(all.slice(1000, 5000))
  const fresh = reportSearch(world, {
    from: today - 9,
    to: today,
    dimensions: ['date', 'query'],
    filters: [],
  })
  expect(fresh.read(5000, 7000)).toEqual(all.slice(5000, 7000))
  expect(fresh.read(all.length, all.length + 10)).toEqual([])
})

function rowsOf(given: World, input: Partial<Parameters<typeof reportSearch>[1]>): ReportRow[] {
  return reportRows(given, { from: today - 489, to: today, ...input })
}

function reportRows(
  given: World,
  { from = today, to = today, dimensions = [], filters = [] }: Partial<ReportInput>,
): ReportRow[] {
  return reportSearch(given, { from, to, dimensions: [...dimensions], filters }).read(0, Infinity)
}

interface ReportInput {
  from: number
  to: number
  dimensions: readonly Parameters<typeof reportSearch>[1]['dimensions'][number][]
  filters: Parameters<typeof reportSearch>[1]['filters']
}

function clicksOf(path: string, first: number, last: number): ReportRow {
  const filters = [{ dimension: 'page' as const, accepts: (value: string) => value.endsWith(path) }]
  return itemAt(
    reportRows(world, { from: today - first, to: today - last, dimensions: ['page'], filters }),
    0,
  )
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
