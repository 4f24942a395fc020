import { expect, test, vi } from 'vitest'
import { cancelImport, disconnect } from '#features/performance/server/importing/stop-import.ts'
import { describeSearchData } from '#features/performance/server/queries/describe-search-data.ts'
import { measureAgain, measureFile } from '#features/performance/server/index.ts'
import { startPipeline } from '#platform/server/jobs/start-pipeline.ts'
import { makeImportWorld } from '#tests/support/performance/import-world.ts'

// Whole imports take longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const DAYS = 30
/** So slow that an import of these days takes seconds longer than a cancel does. */
const SLOW_MS = 100
/** What a file without days says. */
const PERIOD = {
  label: 'Queries.csv',
  from: '2031-10-01',
  to: '2031-10-28',
  queries: [{ query: 'boots', clicks: 9, impressions: 50, position: 1 }],
  pages: [],
}

async function makeWorld() {
  const world = await makeImportWorld()
  const { own, facts, control } = world
  const [{ id: userId } = {}] = await world.look('select id from users limit 1')
  const actor = { kind: 'user', userId: Number(userId) } as const
  const asMember = { workspaceId: own.workspaceId, userId: actor.userId, actor }
  const describe = () => world.ask((ctx, plan) => describeSearchData(ctx, { facts: () => facts }, { plan }))
  const countDays = async () => (await describe()).imported?.days ?? 0
  return {
    ...world,
    cancel: () => world.ask((ctx, plan) => cancelImport({ ...asMember, ...ctx }, { plan })),
    disconnect: (data: 'keep' | 'delete') =>
      world.ask((ctx, plan) => disconnect({ ...asMember, ...ctx }, facts, { plan, data })),
    describe,
    countDays,
    /** Starts a slow import of some days, and returns how many days are stored as soon as it has stored a new one. */
    startSlowly: async () => {
      await world.leaveDays(DAYS)
      const before = await countDays()
      await control.order('/latency', { service: 'searchConsole', ms: SLOW_MS })
      const worker = await world.work()
      const { runId } = await world.start()
      await expect.poll(countDays, { timeout: 60_000, interval: 20 }).toBeGreaterThan(before)
      expect(await world.read(own, runId)).toMatchObject({ state: 'running' })
      return { worker, stored: await countDays() }
    },
    hurry: () => control.order('/clear-faults'),
  }
}

test('a running import is cancelled, what it has stored stays, and the next one goes on', async () => {
  const { cancel, describe, countDays, startSlowly, hurry, runImport } = await makeWorld()
  expect(await cancel()).toEqual({ isCancelled: false })
  const { stored } = await startSlowly()
  expect(await cancel()).toEqual({ isCancelled: true })
  const { run, import_due_at: due } = await describe()
  expect(run).toMatchObject({ state: 'cancelled' })
  expect(due).not.toBeNull()
  const left = await countDays()
  expect(left).toBeGreaterThanOrEqual(stored)
  await hurry()
  expect(await runImport()).toMatchObject({ state: 'done' })
  expect(await countDays()).toBeGreaterThan(left)
})

test('an import is cancelled when its plan is disconnected, and what it has stored stays', async () => {
  const { disconnect: end, describe, countDays, startSlowly } = await makeWorld()
  const { worker, stored } = await startSlowly()
  await end('keep')
  await worker.stop()
  expect((await describe()).run).toMatchObject({ state: 'cancelled' })
  expect(await countDays()).toBeGreaterThanOrEqual(stored)
})

test('an import that runs when its plan is disconnected stores nothing after its search data are deleted', async () => {
  const { disconnect: end, describe, startSlowly } = await makeWorld()
  const { worker } = await startSlowly()
  await end('delete')
  await worker.stop()
  expect(await describe()).toMatchObject({ run: { state: 'cancelled' }, imported: null })
})

test('a plan that is measured when its search data are deleted gets no numbers any more; where they stay, it does', async () => {
  const { ask, own, disconnect: end, look } = await makeWorld()
  const started = await ask((ctx, plan) =>
    Promise.all(
      [measureFile, measureAgain].map((pipeline) =>
        startPipeline({ ...ctx, ...own, userId: null }, pipeline, { contentplanId: plan.id }),
      ),
    ),
  )
  const states = () =>
    look(`select state from runs where id in (${started.map(({ runId }) => runId).join()})`)
  await end('keep')
  expect(await states()).toEqual([{ state: 'queued' }, { state: 'queued' }])
  await end('delete')
  expect(await states()).toEqual([{ state: 'cancelled' }, { state: 'cancelled' }])
})

test('a disconnected plan is not imported any more, and keeps its days', async () => {
  const { disconnect: end, runImport, start, describe, leaveDays, work, look } = await makeWorld()
  await leaveDays(6)
  await work()
  await runImport()
  const before = await describe()
  await end('keep')
  const after = await describe()
  expect(after.imported).toEqual(before.imported)
  expect([after.import_due_at, after.import_ended]).toEqual([null, null])
  expect(await look("select from integrations where type = 'gsc'")).toEqual([])
  await expect(start()).rejects.toThrow('No GSC integration')
  expect(
    await look("select details from audit_entries where action = 'search console disconnected'"),
  ).toEqual([{ details: { data: 'kept' } }])
  expect((await look('select from google_grants')).length).toBe(1)
})

test('a disconnected plan loses its search data where that is wanted, and keeps its keywords and pages', async () => {
  const { disconnect: end, runImport, keep, describe, leaveDays, work, look } = await makeWorld()
  await leaveDays(6)
  await work()
  await runImport()
  await keep({ period: PERIOD })
  expect((await describe()).periods).toHaveLength(1)
  const count = (table: string) => look(`select count(*)::integer as rows from ${table}`)
  const [keywords, pages] = [await count('keywords'), await count('pages')]
  expect(await count('keyword_metrics')).not.toEqual([{ rows: 0 }])
  await end('delete')
  expect(await describe()).toMatchObject({
    imported: null,
    import_ended: null,
    import_due_at: null,
    periods: [],
  })
  for (const table of ['keyword_metrics', 'page_metrics', 'keyword_pages'])
    expect(await count(table)).toEqual([{ rows: 0 }])
  expect([await count('keywords'), await count('pages')]).toEqual([keywords, pages])
})
