import { expect, test, vi } from 'vitest'
import { addDays } from '#platform/days.ts'
import { listKeywords } from '#features/keywords/server/queries/list-keywords.ts'
import { findAvailableDays } from '#features/performance/server/importing/import-days.ts'
import { deletePeriod } from '#features/performance/server/importing/keep-period.ts'
import { describeSearchData } from '#features/performance/server/queries/describe-search-data.ts'
import { makeImportWorld } from '#tests/support/performance/import-world.ts'

// Whole imports take longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const { to } = findAvailableDays(new Date())
const OCTOBER = { from: '2031-10-01', to: '2031-10-28' }
const SEPTEMBER = { from: '2031-09-01', to: '2031-09-28' }

async function makeWorld() {
  const world = await makeImportWorld()
  const keepQueries = (
    period: { from: string; to: string; periodId?: number },
    rows: [string, number, number, number | null][],
  ) =>
    world.keep({
      period: {
        label: 'Queries.csv',
        ...period,
        queries: rows.map(([query, clicks, impressions, position]) => ({
          query,
          clicks,
          impressions,
          position,
        })),
        pages: [],
      },
    })
  /** Keywords with clicks, impressions, rank and period, most clicks first. */
  const list = () =>
    world.ask(async (ctx, plan) => {
      const { keywords } = await listKeywords(ctx, {
        plan,
        q: '',
        sortColumn: 'google_clicks_last',
        sortDirection: 'desc',
        limit: 100,
        page: 1,
      })
      return keywords.map((row) => [
        row.keyword,
        row.google_clicks_last,
        row.google_impressions_last,
        row.google_position_last,
        row.google_period,
      ])
    })
  const describe = () =>
    world.ask((ctx, plan) => describeSearchData(ctx, { facts: () => world.facts }, { plan }))
  return { ...world, keepQueries, list, describe }
}

test('queries of a file without days come into the plan with their numbers, which name their period', async () => {
  const { keepQueries, list, describe, ask, facts } = await makeWorld()
  expect(
    await keepQueries(OCTOBER, [
      ['Trail shoes', 3, 100, 2],
      ['trail  shoes', 1, 300, 6],
      ['boots', 9, 50, null],
    ]),
  ).toMatchObject({ numbers: 2, newKeywords: 2, days: 0 })
  expect(await list()).toEqual([
    ['boots', 9, 50, null, '2031-10-01/2031-10-28'],
    ['Trail shoes', 4, 400, 5, '2031-10-01/2031-10-28'],
  ])
  const { periods, imported } = await describe()
  expect(periods).toMatchObject([{ label: 'Queries.csv', ...OCTOBER, queries: 2, pages: 0 }])
  // A period is never taken for days.
  expect(imported).toBeNull()
  expect(await ask((ctx, plan) => facts.findImported(ctx, { plan }))).toBeNull()
})

test('of two periods the one that ends last is shown, and when it is deleted the other one', async () => {
  const { keepQueries, list, describe, ask } = await makeWorld()
  await keepQueries(OCTOBER, [['boots', 9, 50, 1]])
  await keepQueries(SEPTEMBER, [
    ['boots', 2, 20, 3],
    ['hats', 1, 10, 4],
  ])
  // The same file for the same period again replaces its numbers.
  await keepQueries(OCTOBER, [['boots', 8, 40, 1]])
  expect(await list()).toEqual([
    ['boots', 8, 40, 1, '2031-10-01/2031-10-28'],
    ['hats', 1, 10, 4, '2031-09-01/2031-09-28'],
  ])
  const [newest] = (await describe()).periods
  const remove = () => ask((ctx, plan) => deletePeriod(ctx, { plan, periodId: newest?.id ?? 0 }))
  await remove()
  expect(await list()).toEqual([
    ['boots', 2, 20, 3, '2031-09-01/2031-09-28'],
    ['hats', 1, 10, 4, '2031-09-01/2031-09-28'],
  ])
  await expect(remove()).rejects.toThrow('There is nothing under this id.')
})

test('an import replaces all numbers of an earlier one, and its parts add up to one period', async () => {
  const { keepQueries, list } = await makeWorld()
  const wrong = await keepQueries(OCTOBER, [
    ['boots', 9, 50, 1],
    ['hats', 1, 10, 4],
  ])
  const first = await keepQueries(OCTOBER, [['boots', 8, 40, 1]])
  const next = { ...OCTOBER, periodId: first.periodId ?? 0 }
  // The second part is sent again, as after a lost answer.
  await keepQueries(next, [['socks', 7, 30, 2]])
  await keepQueries(next, [['socks', 7, 30, 2]])
  expect(await list()).toEqual([
    ['boots', 8, 40, 1, '2031-10-01/2031-10-28'],
    ['socks', 7, 30, 2, '2031-10-01/2031-10-28'],
    ['hats', null, null, null, null],
  ])
  // A window whose period was replaced meanwhile adds nothing to the new one, and none to that of other days.
  const late = keepQueries({ ...OCTOBER, periodId: wrong.periodId ?? 0 }, [['hats', 1, 10, 4]])
  await expect(late).rejects.toThrow('There is nothing under this id.')
  const other = keepQueries({ ...SEPTEMBER, periodId: next.periodId }, [['hats', 1, 10, 4]])
  await expect(other).rejects.toThrow('There is nothing under this id.')
})

test('the numbers of a question belong to the keyword that it becomes, or to one that has its marks from earlier', async () => {
  const { keepQueries, list, look, own } = await makeWorld()
  await look(`insert into keywords (workspace_id, contentplan_id, keyword, folded, source)
    values (${own.workspaceId}, ${own.contentplanId}, 'Which boots?', 'which boots?', 'upload')`)
  await keepQueries(OCTOBER, [
    ['how to clean boots?', 9, 50, 1],
    ['which boots?', 8, 40, 1],
  ])
  expect(await list()).toEqual([
    ['how to clean boots', 9, 50, 1, '2031-10-01/2031-10-28'],
    ['Which boots?', 8, 40, 1, '2031-10-01/2031-10-28'],
  ])
})

test('imported days win over a period', async () => {
  const { keep, keepQueries, list, work, look, untilEnd } = await makeWorld()
  await keepQueries(OCTOBER, [
    ['boots', 9, 50, 1],
    ['hats', 1, 10, 4],
  ])
  const fact = { clicks: 1, impressions: 2, position: 5 }
  const days = Array.from({ length: 30 }, (_, back) => ({
    day: addDays(to, -back),
    totals: fact,
    queries: [{ query: 'boots', ...fact }],
    pageQueries: [{ page: 'https://trailhouse.example/a', query: 'boots', ...fact }],
  }))
  await work()
  await keep({ days, isLast: true })
  const [run] = await look("select id from runs where name = 'search-file'")
  expect(await untilEnd(Number(run?.['id']))).toMatchObject({ state: 'done' })
  expect(await list()).toEqual([
    ['boots', 30, 60, 5, null],
    // It was not seen in 30 known days.
    ['hats', 0, 0, null, null],
  ])
})

test('pages of a period are kept for the plan’s own website only', async () => {
  const { keep, look } = await makeWorld()
  const numbers = { clicks: 1, impressions: 2, position: 3 }
  const pages = ['https://trailhouse.example/a#b', 'https://other.example/', 'no page']
  await keep({
    period: {
      label: 'Pages.csv',
      ...OCTOBER,
      queries: [],
      pages: pages.map((page) => ({ page, ...numbers })),
    },
  })
  expect(await look('select url, clicks, impressions, position from period_pages')).toEqual([
    { url: 'https://trailhouse.example/a', ...numbers },
  ])
})
