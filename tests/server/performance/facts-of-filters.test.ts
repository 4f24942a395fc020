import { describe, expect, test } from 'vitest'
import type { Plan } from '#features/contentplans/server/index.ts'
import { makeFactsWorld } from '#tests/support/performance/facts-world.ts'

const MAY = { from: '2031-05-01', to: '2031-05-31' }
const row = (clicks: number) => ({ clicks, impressions: 100, position: 2 })

describe.each(['duckdb', 'postgres'] as const)('facts of filters in %s', (kind) => {
  test('each filter of a plan has its own days, pages and source, and is deleted alone', async () => {
    const { own, second, jobs } = await makeFactsWorld(kind)
    const [made] = await jobs.look(
      `insert into search_filters (workspace_id, contentplan_id, property)
       values (${own.plan.workspaceId}, ${own.plan.id}, 'sc-domain:shop.example') returning id`,
    )
    const other: Plan = { ...own.plan, searchFilterId: Number(made?.['id']) }
    await own.do(async (store, ctx, plan) => {
      const pages = [{ page: 'https://shop.example/', ...row(1) }]
      await store.replaceDay(ctx, { plan, day: '2031-05-01', totals: row(1), pages })
      await store.replaceDay(ctx, { plan, day: '2031-05-04', totals: row(1), pages })
      await store.replaceFileDay(ctx, { plan: other, day: '2031-05-02', totals: row(5), pages: [] })
      // What Search Console said under one filter says nothing about a file under the other.
      expect(await store.replaceFileDay(ctx, { plan: other, day: '2031-05-01', totals: row(5) })).toBe(true)
    })
    await second.do((store, ctx, plan) => store.replaceDay(ctx, { plan, day: '2031-05-01', totals: row(9) }))
    const sum = (of: Plan) =>
      own.do(async (store, ctx) => (await store.readTotals(ctx, { plan: of, range: MAY })).range.clicks)
    const count = () =>
      own.do(async (store, ctx, plan) => {
        const filterIds = [plan, other].map(({ searchFilterId }) => searchFilterId ?? 0)
        const found = await store.countFilterDays(ctx, { plan, filterIds, since: '2031-05-02' })
        return filterIds.map((id) => found.get(id))
      })
    expect([await sum(own.plan), await sum(other)]).toEqual([2, 10])
    expect(await count()).toEqual([
      { first: '2031-05-01', last: '2031-05-04', days: 2, older: 1, fromFiles: 0 },
      { first: '2031-05-01', last: '2031-05-02', days: 2, older: 1, fromFiles: 2 },
    ])
    await own.do((store, ctx, plan) =>
      store.deleteFilter(ctx, { plan, filterId: own.plan.searchFilterId ?? 0 }),
    )
    expect([await sum(own.plan), await sum(other)]).toEqual([null, 10])
    expect((await count())[0]).toBeUndefined()
    expect(await second.do((store, ctx, plan) => store.findImported(ctx, { plan }))).toMatchObject({
      days: 1,
    })
  })

  test('a plan without a filter has no facts, and none can be written', async () => {
    const { own } = await makeFactsWorld(kind)
    const plan: Plan = { ...own.plan, searchFilterId: null }
    await own.do(async (store, ctx) => {
      expect(await store.findImported(ctx, { plan })).toBeNull()
      await expect(store.replaceDay(ctx, { plan, day: '2031-05-01', totals: row(1) })).rejects.toThrow(
        'Search facts are written under a filter',
      )
    })
  })
})
