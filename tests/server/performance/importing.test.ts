import { addDays } from '#platform/days.ts'
import { expect, test, vi } from 'vitest'
import { withClient } from '#tests/support/database/connections.ts'
import { makeImportWorld } from '#tests/support/performance/import-world.ts'
import { findAvailableDays } from '#features/performance/server/importing/import-days.ts'
import { getContentplan } from '#features/contentplans/server/queries/list-contentplans.ts'
import { disconnect } from '#features/performance/server/importing/stop-import.ts'
import { listTrackers } from '#features/trackers/server/queries/list-trackers.ts'

// Whole imports take longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const LAST_DAYS = 6
const available = () => findAvailableDays(new Date())

/** A connected plan of which only some days are still missing, and a worker. */
async function makeWorld(input: Parameters<typeof makeImportWorld>[0] = {}) {
  const world = await makeImportWorld(input)
  await world.leaveDays(LAST_DAYS)
  await world.work()
  const range = { from: addDays(available().to, 1 - LAST_DAYS), to: available().to }
  const [readDays, setting] = [
    () => world.ask(async (ctx, plan) => await world.facts.readSeries(ctx, { plan, range, bucket: 'day' })),
    async (columns: string) =>
      (
        await world.look(
          `select ${columns} from search_imports where contentplan_id = ${world.own.contentplanId}`,
        )
      )[0],
  ]
  return { ...world, range, readDays, setting }
}

test('a first import stores days, keywords, pages and the share that Google withholds', async () => {
  const { runImport, readDays, look, setting, ask, facts, range } = await makeWorld({ of: 'all pages' })
  expect(await runImport()).toMatchObject({ state: 'done' })
  const days = await readDays()
  expect(days).toHaveLength(LAST_DAYS)
  for (const { clicks, impressions } of days)
    expect([Number(clicks) > 0, Number(impressions) > 100]).toEqual([true, true])
  const anonymised = await ask((ctx, plan) => facts.readAnonymisedShare(ctx, { plan, range }))
  expect(anonymised.impressions).toBeGreaterThan(0.01)
  expect(anonymised.impressions).toBeLessThan(0.9)
  const keywords = await look('select distinct source, status from keywords')
  expect(keywords).toEqual([{ source: 'google_search_console', status: 'not_in_plan' }])
  const measured = await look(
    `select from keyword_metrics m join keyword_pages p using (keyword_id)
     where m.impressions_last > 0 and m.position_last >= 1 and p.impressions_last > 0`,
  )
  expect(measured.length).toBeGreaterThan(100)
  expect(await look('select distinct source from pages')).toEqual([{ source: 'search-console' }])
  expect(await setting('ended_at is not null as ended, error, due_at > now() as due')).toEqual({
    ended: true,
    error: null,
    due: true,
  })
})

test('the next import reads the last five days again: corrections are stored, nothing is doubled, and Google’s rate limit is kept', async () => {
  const { runImport, readDays, look, ask, facts, control, clock } = await makeWorld({ isSandbox: false })
  await runImport()
  const [before, keywords] = [await readDays(), await look('select count(*) from keywords')]
  const wrong = { clicks: 1, impressions: 7, position: 1 }
  for (const back of [0, 4, 5])
    await ask((ctx, plan) =>
      facts.replaceDay(ctx, { plan, day: addDays(available().to, -back), totals: wrong }),
    )
  await control.order('/clear-journal')
  const begun = clock.now()
  await runImport()
  const minutes = (clock.now() - begun) / 60_000
  const after = await readDays()
  // The sixth day from the end is final.
  expect(after.filter(({ impressions }) => impressions === 7)).toHaveLength(1)
  expect(after.filter((_, place) => place !== LAST_DAYS - 6)).toEqual(
    before.filter((_, place) => place !== LAST_DAYS - 6),
  )
  expect(await look('select count(*) from keywords')).toEqual(keywords)
  const calls = await control.listCalls('searchConsole')
  // Two calls for the totals of all days, and three questions for each of five days, each asked until a page is empty.
  expect(calls.length).toBe(2 + 5 * 3 * 2)
  // Google allows 1,200 calls a minute.
  expect((calls.length - 1) / minutes).toBeLessThan(1_200)
})

test('an import starts a crawl of the website, once a week', async () => {
  const { runImport, look } = await makeWorld()
  const countCrawls = async () => (await look(`select from runs where name = 'site-crawl'`)).length
  await runImport()
  expect(await countCrawls()).toBe(1)
  await look(`update runs set state = 'done' where name = 'site-crawl'`)
  await look(
    `insert into site_crawls (workspace_id, contentplan_id, ended_at)
     select workspace_id, id, now() - interval '6 days' from contentplans`,
  )
  await runImport()
  expect(await countCrawls()).toBe(1)
  await look(`update site_crawls set ended_at = now() - interval '8 days'`)
  await runImport()
  expect(await countCrawls()).toBe(2)
})

test('an import starts a reading of the pages of a connected WordPress, once a day', async () => {
  const { runImport, look, own } = await makeWorld()
  const countReadings = async () => (await look(`select from runs where name = 'wordpress-pages'`)).length
  await runImport()
  expect(await countReadings()).toBe(0)
  await look(`insert into integrations (workspace_id, contentplan_id, type, site_url, host, sealed_secret)
    values (${own.workspaceId}, ${own.contentplanId}, 'wp-plugin', 'https://trailhouse.example/wp-json', 'trailhouse.example', 'x')`)
  await runImport()
  await look(`update runs set state = 'done' where name = 'wordpress-pages'`)
  await runImport()
  expect(await countReadings()).toBe(1)
  await look(`update runs set created_at = now() - interval '1 day' where name = 'wordpress-pages'`)
  await runImport()
  expect(await countReadings()).toBe(2)
})

test('revoked access is shown on the plan, its data stays, and a new consent makes imports work again', async () => {
  const { runImport, readDays, control, setting, consent, look, own } = await makeWorld()
  const readUse = async () =>
    (
      await look(`select last_used_at is not null as "isUsed", last_error as error from integrations
        where contentplan_id = ${own.contentplanId} and type = 'gsc'`)
    )[0]
  await runImport()
  const before = await readDays()
  expect(await readUse()).toEqual({ isUsed: true, error: null })
  await control.order('/revoke', {})
  expect(await runImport()).toMatchObject({ state: 'failed', reason: 'No refresh token' })
  expect(await readUse()).toEqual({ isUsed: true, error: 'No refresh token' })
  expect(await setting('error, trouble')).toEqual({ error: 'No refresh token', trouble: 'no_token' })
  expect(await readDays()).toEqual(before)
  await consent()
  expect(await runImport()).toMatchObject({ state: 'done' })
  expect(await setting('error, trouble')).toEqual({ error: null, trouble: null })
  expect(await readUse()).toEqual({ isUsed: true, error: null })
})

test('a failed import has a reason code, in the plan and in its tracker', async () => {
  const { runImport, control, ask, own } = await makeWorld()
  await control.order('/revoke', {})
  await runImport()
  const plan = await ask((ctx) => getContentplan(ctx, own))
  expect(plan).toMatchObject({ import_error: 'No refresh token', import_trouble: 'no_token' })
  const [tracker] = await ask((ctx, asked) => listTrackers({ ...ctx, now: new Date() }, { plan: asked }))
  expect(tracker).toMatchObject({ reason: 'No refresh token', trouble: 'no_token', isActive: false })
})

test('an import ends when its property is no longer shared, and the days that were read stay', async () => {
  const { runImport, readDays, control, setting } = await makeWorld()
  await control.order('/faults', { service: 'searchConsole', kind: 'forbidden', after: 20 })
  expect(await runImport()).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining("couldn't access"),
  })
  expect(await setting('error, trouble')).toEqual({
    error: expect.stringContaining("couldn't access"),
    trouble: 'no_access',
  })
  const known = (await readDays()).filter(({ days }) => days > 0)
  expect(known.length).toBeGreaterThan(0)
  expect(known.length).toBeLessThan(LAST_DAYS)
  await control.order('/clear-faults')
  expect(await runImport()).toMatchObject({ state: 'done' })
  expect((await readDays()).filter(({ days }) => days > 0)).toHaveLength(LAST_DAYS)
})

test('a worker that stops loses nothing: the next one imports the missing days', async () => {
  const DAYS = 30
  const world = await makeImportWorld()
  await world.leaveDays(DAYS)
  const first = await world.work()
  const { runId } = await world.start()
  const countDays = () =>
    world.ask(async (ctx, plan) => {
      const all = await world.facts.listImportedDays(ctx, { plan, range: available() })
      return all.filter(({ day }) => day > addDays(available().to, -DAYS)).length
    })
  await expect.poll(countDays, { interval: 20 }).toBeGreaterThan(5)
  await first.stop()
  await world.look(`update runs set wake_at = now() where id = ${runId} and state = 'waiting'`)
  await world.control.order('/clear-journal')
  await world.work()
  expect(await world.untilEnd(runId)).toMatchObject({ state: 'done' })
  expect(await countDays()).toBe(DAYS)
  // Fewer calls than for all days: of the imported days only the last five are asked for again.
  expect((await world.control.listCalls('searchConsole')).length).toBeLessThan(2 + DAYS * 6)
})

test('an import adds only as many keywords as the plan has room for', async () => {
  const { runImport, look } = await makeWorld()
  await look('update contentplans set keyword_limit = 25')
  expect(await runImport()).toMatchObject({ state: 'done' })
  expect(await look('select count(*)::integer as keywords from keywords')).toEqual([{ keywords: 25 }])
})

test('a property of the service account is read while it is open to the workspace, and an import stops when it is closed', async () => {
  const { runImport, start, untilEnd, readDays, look, own, tokens, setting } = await makeWorld({
    readBy: 'service account',
  })
  await expect(start()).rejects.toThrow('is not open to workspace')
  await look(
    `insert into workspace_properties (workspace_id, property) values (${own.workspaceId}, 'sc-domain:trailhouse.example')`,
  )
  expect(await runImport()).toMatchObject({ state: 'done' })
  expect(tokens.length).toBeGreaterThan(0)
  const before = await readDays()
  const { runId } = await start()
  await look('delete from workspace_properties')
  expect(await untilEnd(runId)).toMatchObject({ state: 'failed' })
  expect(await readDays()).toEqual(before)
  expect((await setting('error'))?.['error']).toContain('is not open to workspace')
})

test('to disconnect a plan does not deadlock with an import that adds keywords', async () => {
  const { start, ask, own, facts, look, url } = await makeImportWorld()
  const { runId } = await start()
  const [user] = await look('select id from users limit 1')
  const userId = Number(user?.['id'])
  const disconnecting = await withClient(url, async (adding) => {
    await adding.query(`begin; select from runs where id = ${runId} for share`)
    const ended = ask((ctx, plan) =>
      disconnect({ ...ctx, ...own, userId, actor: { kind: 'user', userId } }, facts, { plan, data: 'keep' }),
    )
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(() => look(waiting), { timeout: 10_000 }).toHaveLength(1)
    await adding.query('select from contentplans for no key update; commit')
    return { ended }
  })
  await disconnecting.ended
  expect(await look(`select state from runs where id = ${runId}`)).toEqual([{ state: 'cancelled' }])
})
