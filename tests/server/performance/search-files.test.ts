import { addDays } from '#platform/days.ts'
import { expect, test, vi } from 'vitest'
import { makeImportWorld } from '#tests/support/performance/import-world.ts'
import { startMeasuring } from '#features/performance/server/index.ts'
import { findAvailableDays } from '#features/performance/server/importing/import-days.ts'

// Whole imports take longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const { to } = findAvailableDays(new Date())
const range = { from: addDays(to, -3), to }
const fact = (clicks: number) => ({ clicks, impressions: 100, position: 2 })

async function makeWorld() {
  const world = await makeImportWorld()
  const readDays = async () => {
    const days = await world.ask((ctx, plan) => world.facts.readSeries(ctx, { plan, range, bucket: 'day' }))
    return days.map(({ clicks }) => clicks)
  }
  return { ...world, readDays }
}

test('days from a file are kept until Search Console has them, and then the file’s are ignored', async () => {
  const { keep, readDays, leaveDays, work, runImport } = await makeWorld()
  const days = [-1, 0].map((back) => ({ day: addDays(to, back), totals: fact(7) }))
  expect(await keep({ days })).toMatchObject({ days: 2 })
  expect(await readDays()).toEqual([null, null, 7, 7])
  // A later file corrects an earlier one.
  expect(await keep({ days: [{ day: to, totals: fact(9) }] })).toMatchObject({ days: 1 })
  expect(await readDays()).toEqual([null, null, 7, 9])
  await leaveDays(2)
  await work()
  expect(await runImport()).toMatchObject({ state: 'done' })
  const told = await readDays()
  expect(told.slice(2)).not.toEqual([7, 9])
  expect(await keep({ days })).toMatchObject({ days: 0 })
  expect(await readDays()).toEqual(told)
})

test('a day that Google has not finished is not taken from a file', async () => {
  const { keep, ask, facts } = await makeWorld()
  expect(await keep({ days: [{ day: addDays(to, 1), totals: fact(7) }] })).toMatchObject({ days: 0 })
  expect(await ask((ctx, plan) => facts.findImported(ctx, { plan }))).toBeNull()
})

test('a file without a query’s data does not set that query to zero', async () => {
  const { keep, work, look, untilEnd } = await makeWorld()
  await keep({ queries: ['trail shoes'] })
  const days = Array.from({ length: 30 }, (_, back) => ({
    day: addDays(to, -back),
    totals: fact(3),
    pageQueries: [{ page: 'https://trailhouse.example/a', query: 'boots', ...fact(1) }],
  }))
  await work()
  await keep({ days, isLast: true })
  const [run] = await look("select id from runs where name = 'search-file'")
  expect(await untilEnd(Number(run?.['id']))).toMatchObject({ state: 'done' })
  expect(
    await look('select impressions_last from keyword_metrics where impressions_last is not null'),
  ).toEqual([])
})

test('keywords that come back without their numbers get them again', async () => {
  const { ask, own, keep, work, look, untilEnd } = await makeWorld()
  const days = Array.from({ length: 30 }, (_, back) => {
    const rows = [{ page: 'https://trailhouse.example/a', query: 'boots', ...fact(1) }]
    return { day: addDays(to, -back), totals: fact(3), queries: rows, pageQueries: rows }
  })
  await work()
  await keep({ queries: ['boots'], days, isLast: true })
  const endOf = async (name: string) => {
    const [run] = await look(`select id from runs where name = '${name}'`)
    expect(await untilEnd(Number(run?.['id']))).toMatchObject({ state: 'done' })
  }
  await endOf('search-file')
  const readNumbers = () => look('select impressions_last from keyword_metrics')
  expect(await readNumbers()).toEqual([{ impressions_last: 3_000 }])
  await look('delete from keyword_metrics')
  await ask((ctx, plan) => startMeasuring({ ...ctx, ...own, userId: null }, { plan }))
  await endOf('search-measure')
  expect(await readNumbers()).toEqual([{ impressions_last: 3_000 }])
})

test('queries and pages of a file are added to the plan: of its own website, once, and up to its limit', async () => {
  const { keep, look } = await makeWorld()
  await look('update contentplans set keyword_limit = 2')
  const pages = [
    'https://trailhouse.example/a#b',
    'https://trailhouse.example/a',
    'https://other.example/',
    'no page',
  ]
  const queries = ['boots', 'Boots', 'trail shoes', 'socks']
  expect(await keep({ pages, queries })).toEqual({
    days: 0,
    numbers: 0,
    periodId: null,
    pages: 1,
    newPages: 1,
    newKeywords: 2,
  })
  expect(await keep({ pages, queries })).toEqual({
    days: 0,
    numbers: 0,
    periodId: null,
    pages: 1,
    newPages: 0,
    newKeywords: 0,
  })
  expect(await look('select distinct source, status from keywords')).toEqual([
    { source: 'google_search_console', status: 'not_in_plan' },
  ])
})
