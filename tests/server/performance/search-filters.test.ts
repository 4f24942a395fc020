import { addDays } from '#platform/days.ts'
import { expect, test, vi } from 'vitest'
import { measureAll } from '#features/performance/server/measuring/measure-all.ts'
import { chooseFilter } from '#features/performance/server/search-filters/choose-filter.ts'
import { previewFilter } from '#features/performance/server/search-filters/preview-filter.ts'
import { LAST, makeFiltersWorld, OWN, PROPERTY, TENTS } from '#tests/support/performance/filters-world.ts'

// Whole imports take longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const TOO_LATE = 'These settings were changed in another window just now. Look at them and save again.'
const GERMANY = { ...OWN, country: 'DEU' }

test('days of other settings stay, and are here again at once when these are chosen again; only missing days are read then', async () => {
  const {
    choose,
    leaveDays,
    work,
    runImport,
    list,
    describe,
    findImport,
    untilEnd,
    control,
    look,
    countMeasured,
  } = await makeFiltersWorld()
  await leaveDays(8)
  await work()
  await runImport()
  const before = await describe()
  const measured = await countMeasured()
  expect(measured).toBeGreaterThan(0)

  await control.order('/latency', { service: 'searchConsole', ms: 50 })
  expect(await choose(GERMANY)).toEqual({ property: PROPERTY, isChanged: true })
  // No screen shows numbers of the settings before as if they were of these.
  for (const table of ['keyword_metrics', 'page_metrics', 'keyword_pages'])
    expect(await look(`select from ${table}`)).toEqual([])
  expect(await look('select from article_metrics where impressions_last is not null')).toEqual([])
  expect(await describe()).toMatchObject({ import_ended: null })
  const german = await findImport()
  await expect.poll(async () => (await describe()).imported?.days ?? 0, { interval: 20 }).toBeGreaterThan(2)
  expect((await list()).filters).toMatchObject([
    { country: 'DEU', url_include: TENTS, is_used: true },
    { country: null, url_include: TENTS, is_used: false, days: before.imported?.days, days_lost: 0 },
  ])

  expect(await choose(OWN)).toEqual({ property: PROPERTY, isChanged: true })
  // The import that was running belongs to other settings.
  expect(await untilEnd(german)).toMatchObject({ state: 'cancelled' })
  await control.order('/clear-faults')
  expect((await describe()).imported).toEqual(before.imported)
  await control.order('/clear-journal')
  expect(await untilEnd(await findImport())).toMatchObject({ state: 'done' })
  expect((await control.listCalls('searchConsole')).length).toBeLessThanOrEqual(2 + 5 * 3 * 2)
  expect(await countMeasured()).toBe(measured)
})

test('an import that runs while the settings change stores no day under the new ones, also when it was not cancelled', async () => {
  const { leaveDays, work, start, ask, facts, control, look, list } = await makeFiltersWorld()
  await leaveDays(30)
  await control.order('/latency', { service: 'searchConsole', ms: 40 })
  const worker = await work()
  await start()
  const find = async (pattern: string) =>
    (await list()).filters.find(({ url_include: include }) => include === pattern)?.days ?? 0
  const before = await find(TENTS)
  await expect.poll(() => find(TENTS), { interval: 10 }).toBeGreaterThan(before)
  // No page of the shop has such an address: data that are stored under these settings would come from the others.
  await look(`update integrations set gsc_url_include = '/nothing-like-it'`)
  await control.order('/clear-faults')
  const findNew = async () => {
    // What was being read is not stored: the import fails, and begins again with the new settings.
    await look(`update runs set wake_at = now() where name = 'search-import' and state = 'waiting'`)
    return find('/nothing-like-it')
  }
  await expect.poll(findNew, { interval: 50, timeout: 60_000 }).toBeGreaterThan(0)
  await worker.stop()
  expect((await list()).filters.map(({ is_used: isUsed }) => isUsed)).toEqual([true, false])
  const range = { from: addDays(LAST, -29), to: LAST }
  const { range: sums } = await ask((ctx, plan) => facts.readTotals(ctx, { plan, range }))
  expect(sums.impressions ?? 0).toBe(0)
})

test('a change that fails in the middle changes nothing, and of two at once one is told to look again', async () => {
  const { choose, store, list, describe, look, ask, own, inPlan } = await makeFiltersWorld()
  await choose(OWN)
  await store(3, 7)
  const state = () =>
    look(`select gsc_country, i.filter_id, started_at, (select count(*)::integer from search_filters) as filters,
      (select count(*)::integer from runs) as runs from integrations join search_imports i using (contentplan_id)`)
  const before = await state()
  await expect(
    ask(async (ctx, plan) => {
      await chooseFilter(
        { ...own, ...ctx, userId: 1, actor: { kind: 'user', userId: 1 } },
        {
          plan,
          property: PROPERTY,
          accessUser: 1,
          country: 'DEU',
          isSandbox: true,
          readBy: 'person',
          opens: false,
        },
      )
    }),
  ).rejects.toThrow()
  expect(await state()).toEqual(before)

  const answers = await Promise.allSettled([choose(GERMANY), choose({ ...OWN, country: 'FRA' })])
  const refusals = answers.flatMap((answer) =>
    answer.status === 'rejected' ? String(answer.reason.message) : [],
  )
  expect(refusals.length).toBeLessThan(2)
  expect(new Set([...refusals, TOO_LATE])).toEqual(new Set([TOO_LATE]))
  const { filters } = await list()
  const used = filters.find(({ is_used: isUsed }) => isUsed)
  expect(await look('select gsc_country from integrations')).toEqual([{ gsc_country: used?.country }])
  expect((await describe()).imported).toBeNull()
  expect(await inPlan(async (_ctx, plan) => plan.searchFilterId)).toBe(used?.id)
})

test('earlier days are deleted, those in use are not; after a disconnect that deletes nothing is left', async () => {
  const { choose, store, list, remove, sumClicks, look } = await makeFiltersWorld()
  await choose(OWN)
  await store(3, 7)
  await choose(GERMANY)
  await store(2, 5)
  expect(await sumClicks()).toBe(10)
  const [used, earlier] = (await list()).filters
  await expect(remove(used?.id ?? 0)).rejects.toThrow('These days are in use.')
  await remove(earlier?.id ?? 0)
  await expect(remove(earlier?.id ?? 0)).rejects.toThrow('There is nothing under this id.')
  expect((await list()).filters).toMatchObject([{ id: used?.id, days: 2 }])
  expect(await look(`select details from audit_entries where action = 'search data deleted'`)).toEqual([
    { details: { filter: earlier?.id } },
  ])
  await choose(OWN)
  expect(await sumClicks()).toBeNull()
})

test('days from files are taken over by the first property, and stay with their settings afterwards', async () => {
  const { keep, choose, list, look, sumClicks } = await makeFiltersWorld()
  await look(`delete from search_imports; delete from integrations; delete from search_filters`)
  const days = [{ day: addDays(LAST, -1), totals: { clicks: 4, impressions: 9, position: 1 } }]
  expect(await keep({ days })).toMatchObject({ days: 1 })
  expect((await list()).filters).toMatchObject([{ property: null, is_used: true, days: 1, days_of_files: 1 }])
  await choose(OWN)
  expect((await list()).filters).toMatchObject([
    { property: PROPERTY, url_include: TENTS, is_used: true, days: 1, days_of_files: 1 },
  ])
  await choose(GERMANY)
  expect(await sumClicks()).toBeNull()
  await keep({
    days: [{ ...days[0], day: addDays(LAST, -2), totals: { clicks: 1, impressions: 9, position: 1 } }],
  })
  expect(await sumClicks()).toBe(1)
  await choose(OWN)
  expect(await sumClicks()).toBe(4)
})

test('numbers that were measured with other settings are not stored', async () => {
  const { choose, store, ask, facts, own, look } = await makeFiltersWorld()
  await choose(OWN)
  await store(30, 7)
  await look(`insert into keywords (workspace_id, contentplan_id, keyword, folded, source)
    values (${own.workspaceId}, ${own.contentplanId}, 'tent', 'tent', 'upload')`)
  let transactions = 0
  // The settings change between reading the facts and storing what was measured.
  await measureAll(
    {
      workspaceId: own.workspaceId,
      facts,
      database: {
        transaction: () => ({
          execute: async (task) => {
            if (++transactions === 2) await choose(GERMANY)
            return ask((ctx) => task(ctx.database))
          },
        }),
      },
    },
    own.contentplanId,
  )
  expect(transactions).toBe(3)
  expect(await look('select from keyword_metrics')).toEqual([])
  expect(await look('select metrics_until from search_imports')).toEqual([{ metrics_until: null }])
})

test('expressions are judged before they are saved, with the pages that they leave of all that the property has', async () => {
  const { choose, ask, facts } = await makeFiltersWorld()
  const preview = (urlInclude: string, urlExclude = '') =>
    ask((ctx, plan) => previewFilter(ctx, facts, { plan, urlInclude, urlExclude }))
  await choose({})
  expect(await preview('/a')).toEqual({ problems: { urlInclude: null, urlExclude: null }, pages: null })
  const row = { clicks: 1, impressions: 9, position: 1 }
  const pages = ['/tents', '/tents?page=2', '/boots'].map((path) => ({
    page: `https://t.example${path}`,
    ...row,
  }))
  await ask((ctx, plan) => facts.replaceDay(ctx, { plan, day: LAST, pages }))
  expect((await preview('/tents')).pages).toEqual({ all: 3, left: 2 })
  expect((await preview('/tents', '\\?page=')).pages).toEqual({ all: 3, left: 1 })
  const { problems } = await preview('/(tents', '(?=x)')
  expect(problems.urlInclude).toMatch(/^This is not a regular expression: /)
  expect(problems.urlExclude).toMatch(/^This is not a regular expression: /)
  await expect(choose({ urlExclude: '(?=x)' })).rejects.toThrow(
    /^urlExclude: this is not a regular expression/,
  )
  // Settings that have only some of the pages do not know how many others would be left.
  await choose({ urlInclude: '/boots' })
  expect((await preview('/tents')).pages).toEqual({ all: 3, left: 2 })
})
