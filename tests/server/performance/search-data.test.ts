import { expect, test, vi } from 'vitest'
import { makeImportWorld } from '#tests/support/performance/import-world.ts'
import { describeSearchData } from '#features/performance/server/queries/describe-search-data.ts'

// Whole imports take longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

async function makeWorld() {
  const world = await makeImportWorld()
  const describe = () =>
    world.ask((ctx, plan) => describeSearchData(ctx, { facts: () => world.facts }, { plan }))
  return { ...world, describe }
}

test('the state of search data grows from nothing to days, their share without queries, and the run', async () => {
  const { describe, leaveDays, work, runImport } = await makeWorld()
  const nothing = { imported: null, anonymised: null, import_started: null, import_ended: null }
  expect(await describe()).toEqual({
    ...nothing,
    import_error: null,
    import_trouble: null,
    import_due_at: null,
    periods: [],
    run: null,
  })
  await leaveDays(6)
  await work()
  const { id } = await runImport()
  const { imported, anonymised, run, periods, ...moments } = await describe()
  expect(periods).toEqual([])
  expect(imported?.days).toBeGreaterThan(400)
  expect(anonymised?.to).toBe(imported?.last)
  expect(anonymised?.impressions).toBeGreaterThan(0.01)
  expect(run).toEqual({ id, state: 'done', reason: null, trouble: null })
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  expect(moments).toEqual({
    import_started: moment,
    import_ended: moment,
    import_error: null,
    import_trouble: null,
    import_due_at: moment,
  })
})

test('the reason of a failed import is shown until a user tries again', async () => {
  const { describe, leaveDays, control, work, runImport, start } = await makeWorld()
  await leaveDays(2)
  const worker = await work()
  await control.order('/revoke', {})
  await runImport()
  expect(await describe()).toMatchObject({
    import_error: 'No refresh token',
    import_trouble: 'no_token',
    run: { state: 'failed', reason: 'No refresh token', trouble: 'no_token' },
  })
  await worker.stop()
  const { runId } = await start()
  expect(await describe()).toMatchObject({
    import_error: null,
    import_trouble: null,
    run: { id: runId, state: 'queued', trouble: null },
  })
  expect(await start()).toEqual({ runId, isNew: false })
})
