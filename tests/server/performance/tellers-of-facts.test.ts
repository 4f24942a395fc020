import { describe, expect, test } from 'vitest'
import { makeFactsWorld, type FactsOfPlan } from '#tests/support/performance/facts-world.ts'

const DAYS = ['2031-05-01', '2031-05-02', '2031-05-03', '2031-05-04']
const RANGE = { from: '2031-05-01', to: '2031-05-04' }
const totals = (clicks: number) => ({ clicks, impressions: 100, position: 2 })
/** A day with every grain, as Search Console gives it. */
const wholeDay = (day: string) => ({ day, totals: totals(1), pages: [], queries: [], pageQueries: [] })

const writeFromSearchConsole = (own: FactsOfPlan, day: string) =>
  own.do((store, ctx, plan) => store.replaceDay(ctx, { plan, ...wholeDay(day) }))
const keep = (own: FactsOfPlan, day: string, clicks: number) =>
  own.do((store, ctx, plan) => store.replaceFileDay(ctx, { plan, day, totals: totals(clicks) }))
const listDays = (own: FactsOfPlan) =>
  own.do(async (store, ctx, plan) => {
    const days = await store.listImportedDays(ctx, { plan, range: RANGE })
    const series = await store.readSeries(ctx, { plan, range: RANGE, bucket: 'day' })
    return days.map(({ day, source }) => [source, series[DAYS.indexOf(day)]?.clicks])
  })

describe.each(['duckdb', 'postgres'] as const)('the source of days of facts in %s', (kind) => {
  test('a file corrects an earlier file, is replaced by Search Console, and never replaces it', async () => {
    const { own, second } = await makeFactsWorld(kind)
    const [day = ''] = DAYS
    expect(await keep(own, day, 7)).toBe(true)
    expect(await keep(own, day, 9)).toBe(true)
    expect(await listDays(own)).toEqual([['file', 9]])
    await writeFromSearchConsole(own, day)
    expect(await listDays(own)).toEqual([['search-console', 1]])
    expect(await keep(own, day, 7)).toBe(false)
    expect(await listDays(own)).toEqual([['search-console', 1]])
    expect(await keep(second, day, 5)).toBe(true)
    expect(await listDays(second)).toEqual([['file', 5]])
  })

  test('days that two files and Search Console write at once end as those of Search Console', async () => {
    const { own } = await makeFactsWorld(kind)
    await Promise.all(
      DAYS.flatMap((day, at) => {
        const writes = [
          () => keep(own, day, 7),
          () => writeFromSearchConsole(own, day),
          () => keep(own, day, 8),
        ]
        return [...writes.slice(at % 3), ...writes.slice(0, at % 3)].map((write) => write())
      }),
    )
    expect(await listDays(own)).toEqual(DAYS.map(() => ['search-console', 1]))
  })

  test('a day with a part from a file counts as from a file until Search Console has written all of it', async () => {
    const { own } = await makeFactsWorld(kind)
    const [day = ''] = DAYS
    await keep(own, day, 7)
    await own.do((store, ctx, plan) => store.replaceFileDay(ctx, { plan, day, pages: [] }))
    expect(await listDays(own)).toEqual([['file', 7]])
    await writeFromSearchConsole(own, day)
    expect(await listDays(own)).toEqual([['search-console', 1]])
  })

  test('a write that is rolled back leaves a day that a file can still write', async () => {
    const { own } = await makeFactsWorld(kind)
    const [day = ''] = DAYS
    await own
      .do(async (store, ctx, plan) => {
        await store.replaceFileDay(ctx, { plan, day, totals: totals(7) })
        throw new Error('undone')
      })
      .catch(() => {})
    expect(await keep(own, day, 9)).toBe(true)
    expect(await listDays(own)).toEqual([['file', 9]])
  })
})
