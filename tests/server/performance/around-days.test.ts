import { expect, test } from 'vitest'
import { addDays } from '#platform/days.ts'
import { makeDay, BOOTS, TENTS } from '#tests/support/performance/analysis-world.ts'
import { makeFactsWorld } from '#tests/support/performance/facts-world.ts'

test('files of facts measure each page in two windows of its own, its address with a # counted', async () => {
  const { own } = await makeFactsWorld('duckdb')
  const DAY = '2031-05-10'
  await own.do(async (store, ctx, plan) => {
    for (const back of [-2, -1, 0, 1, 2])
      await store.replaceDay(ctx, { plan, ...makeDay(addDays(DAY, back), back + 3) })
  })
  const around = (url: string, days: number, day = DAY) => ({
    url,
    before: { from: addDays(day, -days), to: addDays(day, -1) },
    after: { from: addDays(day, 1), to: addDays(day, days) },
  })
  const found = await own.do((store, ctx, plan) =>
    store.readAroundDays(ctx, {
      plan,
      windows: [around(TENTS, 2), around(BOOTS, 1), around('https://own.example/none', 2)],
    }),
  )
  // A day has the numbers of makeDay once, twice … five times.
  expect(found.toSorted((a, b) => (a.url < b.url ? -1 : 1))).toMatchObject([
    { url: BOOTS, before: { clicks: 2 * 2, impressions: 30 * 2, position: 6 }, after: { clicks: 2 * 4 } },
    {
      url: TENTS,
      before: { clicks: 4 * 3, impressions: 70 * 3 },
      after: { clicks: 4 * 9, impressions: 70 * 9 },
    },
  ])
})
