import { describe, expect, test } from 'vitest'
import { makeFactsWorld } from '#tests/support/performance/facts-world.ts'

const QUERIES = ['trail shoes', 'Trail Shoes', "kid's boots; drop table", 'żółte buty', '漢字 😀', 'a\\b']
const HOME = 'https://shop.example/'
const BLOG = 'https://shop.example/blog/ą?a=%20'
const MAY = { from: '2031-05-01', to: '2031-05-31' }
const JUNE = { from: '2031-06-01', to: '2031-06-30' }
const EMPTY = { clicks: null, impressions: null, ctr: null, position: null }
const row = (clicks: number, impressions: number, position: number) => ({ clicks, impressions, position })

describe.each(['duckdb', 'postgres'] as const)('days of facts in %s', (kind) => {
  test('a day that is imported again is replaced, and the parts that were not read again stay', async () => {
    const { own } = await makeFactsWorld(kind)
    const day = '2031-05-30'
    await own.do((store, ctx, plan) =>
      store.replaceDay(ctx, {
        plan,
        day,
        totals: row(5, 50, 3),
        pages: [
          { page: HOME, ...row(5, 50, 3) },
          { page: BLOG, ...row(1, 2, 3) },
        ],
      }),
    )
    await own.do((store, ctx, plan) =>
      store.replaceDay(ctx, { plan, day, pages: [{ page: HOME, ...row(6, 60, 4) }] }),
    )
    await own.do(async (store, ctx, plan) => {
      const pages = await store.rankPages(ctx, {
        plan,
        range: MAY,
        sort: { by: 'clicks', direction: 'desc' },
        limit: 10,
      })
      expect(pages).toEqual({
        total: 1,
        rows: [
          { text: HOME, range: { clicks: 6, impressions: 60, ctr: 0.1, position: 4 }, comparison: EMPTY },
        ],
      })
      expect((await store.readTotals(ctx, { plan, range: MAY })).range).toMatchObject({ clicks: 5, days: 1 })
    })
  })

  test('a day without rows counts as imported, and a day that was not imported is unknown, never zero', async () => {
    const { own } = await makeFactsWorld(kind)
    await own.do((store, ctx, plan) =>
      store.replaceDay(ctx, { plan, day: '2031-06-03', totals: null, pages: [] }),
    )
    await own.do(async (store, ctx, plan) => {
      const series = await store.readSeries(ctx, {
        plan,
        range: { from: '2031-05-28', to: '2031-06-09' },
        bucket: 'week',
      })
      expect(series).toEqual([
        { start: '2031-05-26', days: 0, ...EMPTY },
        { start: '2031-06-02', days: 1, clicks: 0, impressions: 0, ctr: null, position: null },
        { start: '2031-06-09', days: 0, ...EMPTY },
      ])
      expect(await store.readTotals(ctx, { plan, range: JUNE, comparison: MAY })).toEqual({
        range: { days: 1, clicks: 0, impressions: 0, ctr: null, position: null },
        comparison: { days: 0, ...EMPTY },
      })
      expect(await store.findImported(ctx, { plan, grain: 'page_query' })).toBeNull()
      expect(await store.findImported(ctx, { plan })).toEqual({
        first: '2031-06-03',
        last: '2031-06-03',
        days: 1,
      })
      expect(await store.listImportedDays(ctx, { plan, range: JUNE })).toEqual([
        { day: '2031-06-03', grains: expect.arrayContaining(['date', 'page']), source: 'search-console' },
      ])
    })
  })

  test('sums by day, week and month use weeks that begin on Monday, leap days and no time zone', async () => {
    const { own } = await makeFactsWorld(kind)
    for (const day of ['2031-12-31', '2032-01-01', '2032-02-29', '2032-03-01', '2032-03-14'])
      await own.do((store, ctx, plan) => store.replaceDay(ctx, { plan, day, totals: row(1, 10, 5) }))
    const read = (bucket: 'day' | 'week' | 'month') =>
      own.do(async (store, ctx, plan) => {
        const all = await store.readSeries(ctx, {
          plan,
          range: { from: '2031-12-30', to: '2032-03-15' },
          bucket,
        })
        return all
          .filter(({ days }) => days > 0)
          .map(({ start, days, clicks }) => `${start} ${days} ${clicks}`)
      })
    expect(await read('day')).toEqual([
      '2031-12-31 1 1',
      '2032-01-01 1 1',
      '2032-02-29 1 1',
      '2032-03-01 1 1',
      '2032-03-14 1 1',
    ])
    expect(await read('week')).toEqual([
      '2031-12-29 2 2',
      '2032-02-23 1 1',
      '2032-03-01 1 1',
      '2032-03-08 1 1',
    ])
    expect(await read('month')).toEqual([
      '2031-12-01 1 1',
      '2032-01-01 1 1',
      '2032-02-01 1 1',
      '2032-03-01 2 2',
    ])
  })

  test('positions are averaged by impressions, also with huge numbers', async () => {
    const { own } = await makeFactsWorld(kind)
    await own.do((store, ctx, plan) =>
      store.replaceDay(ctx, { plan, day: '2031-05-01', totals: row(1, 1, 100) }),
    )
    await own.do((store, ctx, plan) =>
      store.replaceDay(ctx, { plan, day: '2031-05-02', totals: row(9, 99, 1) }),
    )
    await own.do((store, ctx, plan) =>
      store.replaceDay(ctx, { plan, day: '2031-06-01', totals: row(1e12, 1e12, 4321.5) }),
    )
    await own.do(async (store, ctx, plan) => {
      const { range: small, comparison: huge } = await store.readTotals(ctx, {
        plan,
        range: MAY,
        comparison: JUNE,
      })
      expect(small).toEqual({ days: 2, clicks: 10, impressions: 100, ctr: 0.1, position: 1.99 })
      expect(huge?.impressions).toBe(1e12)
      expect(huge?.position).toBeCloseTo(4321.5, 9)
    })
  })

  test('the share that Google withholds is the total of pages minus the total of their queries', async () => {
    const { own } = await makeFactsWorld(kind)
    await own.do((store, ctx, plan) =>
      store.replaceDay(ctx, {
        plan,
        day: '2031-05-01',
        pages: [{ page: HOME, ...row(10, 100, 2) }],
        pageQueries: [{ page: HOME, query: 'trail shoes', ...row(6, 75, 2) }],
      }),
    )
    await own.do((store, ctx, plan) =>
      store.replaceDay(ctx, { plan, day: '2031-05-02', pages: [{ page: HOME, ...row(50, 500, 2) }] }),
    )
    await own.do(async (store, ctx, plan) => {
      expect(await store.readAnonymisedShare(ctx, { plan, range: MAY })).toMatchObject({
        clicks: 0.4,
        impressions: 0.25,
        days: 1,
      })
      expect(await store.readAnonymisedShare(ctx, { plan, range: JUNE })).toMatchObject({
        clicks: null,
        impressions: null,
        days: 0,
      })
    })
  })

  test('a cluster is measured by the figures of each page on its queries, in two ranges', async () => {
    const { own } = await makeFactsWorld(kind)
    const pageQueries = [
      { page: HOME, query: 'a', ...row(1, 10, 2) },
      { page: BLOG, query: 'a', ...row(2, 20, 4) },
      { page: BLOG, query: 'not of it', ...row(9, 90, 9) },
    ]
    await own.do((store, ctx, plan) => store.replaceDay(ctx, { plan, day: '2031-05-01', pageQueries }))
    await own.do((store, ctx, plan) =>
      store.replaceDay(ctx, { plan, day: '2031-06-01', pageQueries: pageQueries.slice(0, 1) }),
    )
    await own.do(async (store, ctx, plan) => {
      const pairs = await store.readPairs(ctx, { plan, queries: ['a', 'b'], range: JUNE, comparison: MAY })
      expect(pairs).toEqual([
        {
          page: HOME,
          query: 'a',
          range: { clicks: 1, impressions: 10, ctr: 0.1, position: 2 },
          comparison: { clicks: 1, impressions: 10, ctr: 0.1, position: 2 },
        },
        {
          page: BLOG,
          query: 'a',
          range: { clicks: 0, impressions: 0, ctr: null, position: null },
          comparison: { clicks: 2, impressions: 20, ctr: 0.1, position: 4 },
        },
      ])
      expect(await store.readPairs(ctx, { plan, queries: [], range: JUNE, comparison: MAY })).toEqual([])
    })
  })

  test('the data of each plan is separate, within a workspace and across workspaces, whatever is replaced or deleted', async () => {
    const { own, second, other } = await makeFactsWorld(kind)
    const all = [own, second, other]
    const read = () =>
      Promise.all(
        all.map((one) =>
          one.do(
            async (store, ctx, plan) =>
              (await store.readTotals(ctx, { plan, range: MAY, filter: { pages: { only: [HOME] } } })).range
                .clicks,
          ),
        ),
      )
    expect(await read()).toEqual([null, null, null])
    for (const [index, one] of all.entries())
      await one.do((store, ctx, plan) =>
        store.replaceDay(ctx, {
          plan,
          day: '2031-05-01',
          pages: [{ page: HOME, ...row(index + 1, 100, 1) }],
        }),
      )
    expect(await read()).toEqual([1, 2, 3])
    await second.do((store, ctx, plan) => store.deleteFacts(ctx, { plan }))
    expect(await read()).toEqual([1, null, 3])
  })

  test.each([
    [{ from: '2031-05-31', to: '2031-05-01' }, 'The dates are reversed'],
    [{ from: '2031-02-30', to: '2031-05-01' }, '"2031-02-30" is no day'],
    [{ from: '1931-01-01', to: '2031-05-01' }, '20 years at most'],
    [{ from: '0000-01-01', to: '0000-01-02' }, 'is no day'],
  ])('the range %j is refused', async (wrong, sentence) => {
    const { own } = await makeFactsWorld(kind)
    const asked = own.do((store, ctx, plan) => store.readTotals(ctx, { plan, range: wrong }))
    await expect(asked).rejects.toMatchObject({ status: 400, message: expect.stringContaining(sentence) })
  })

  test.each(['0000-01-01', '0001-05-01', '1999-12-31', '2100-01-01', '9999-12-31'])(
    '%s is refused as a day of search data, and nothing is stored',
    async (day) => {
      const { own } = await makeFactsWorld(kind)
      const facts = { day, totals: row(1, 2, 3), pages: [] }
      await expect(
        own.do((store, ctx, plan) => store.replaceDay(ctx, { plan, ...facts })),
      ).rejects.toMatchObject({ status: 400 })
      await expect(
        own.do((store, ctx, plan) => store.replaceFileDay(ctx, { plan, ...facts })),
      ).rejects.toMatchObject({ status: 400 })
      expect(await own.do((store, ctx, plan) => store.findImported(ctx, { plan }))).toBeNull()
    },
  )

  test('days that are written at once are all stored, and are still there after a restart', async () => {
    const world = await makeFactsWorld(kind)
    const days = Array.from({ length: 12 }, (_, index) => `2031-05-${String(index + 1).padStart(2, '0')}`)
    await Promise.all(
      [...days, ...days].map((day) =>
        world.own.do((store, ctx, plan) =>
          store.replaceDay(ctx, {
            plan,
            day,
            pageQueries: QUERIES.map((text) => ({ page: HOME, query: text, ...row(1, 2, 3) })),
          }),
        ),
      ),
    )
    await world.facts.close()
    const again = await world.about(world.jobs.own, world.open())
    await again.do(async (store, ctx, plan) => {
      const { rows, total } = await store.rankQueries(ctx, {
        plan,
        range: MAY,
        filter: { pages: { only: [HOME] } },
        sort: { by: 'clicks', direction: 'desc' },
        limit: 1,
      })
      expect([rows[0]?.range.clicks, total]).toEqual([12, QUERIES.length])
    })
  })

  test('an impossible row is refused, and nothing of its day is stored', async () => {
    const { own } = await makeFactsWorld(kind)
    const wrong = own.do((store, ctx, plan) =>
      store.replaceDay(ctx, {
        plan,
        day: '2031-05-01',
        totals: row(1, 1, 1),
        pages: [{ page: HOME, ...row(-1, 1, 1) }],
      }),
    )
    await expect(wrong).rejects.toMatchObject({ status: 400 })
    expect(await own.do((store, ctx, plan) => store.findImported(ctx, { plan }))).toBeNull()
  })
})
