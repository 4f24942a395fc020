import { expect, test, vi } from 'vitest'
import { cancelImport, disconnect } from '#features/performance/server/importing/stop-import.ts'
import { describeSearchData } from '#features/performance/server/queries/describe-search-data.ts'
import { makeImportWorld } from '#tests/support/performance/import-world.ts'

// Whole imports take longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

async function makeWorld() {
  const world = await makeImportWorld()
  const { own, facts } = world
  const [{ id: userId } = {}] = await world.look('select id from users limit 1')
  const actor = { kind: 'user', userId: Number(userId) } as const
  const asMember = { workspaceId: own.workspaceId, userId: actor.userId, actor }
  return {
    ...world,
    cancel: () => world.ask((ctx, plan) => cancelImport({ ...asMember, ...ctx }, { plan })),
    disconnect: (data: 'keep' | 'delete') =>
      world.ask((ctx, plan) => disconnect({ ...asMember, ...ctx }, facts, { plan, data })),
    describe: () => world.ask((ctx, plan) => describeSearchData(ctx, { facts: () => facts }, { plan })),
  }
}

test('a running import is cancelled, what it has stored stays, and the next one goes on', async () => {
  const { cancel, start, describe, leaveDays, work, untilEnd } = await makeWorld()
  await leaveDays(6)
  expect(await cancel()).toEqual({ isCancelled: false })
  await start()
  expect(await cancel()).toEqual({ isCancelled: true })
  const { run, imported, import_due_at: due } = await describe()
  expect(run).toMatchObject({ state: 'cancelled' })
  expect(imported?.days).toBeGreaterThan(400)
  expect(due).not.toBeNull()
  await work()
  expect(await untilEnd((await start()).runId)).toMatchObject({ state: 'done' })
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
  const { disconnect: end, runImport, describe, leaveDays, work, look } = await makeWorld()
  await leaveDays(6)
  await work()
  await runImport()
  const count = (table: string) => look(`select count(*)::integer as rows from ${table}`)
  const [keywords, pages] = [await count('keywords'), await count('pages')]
  expect(await count('keyword_metrics')).not.toEqual([{ rows: 0 }])
  await end('delete')
  expect(await describe()).toMatchObject({ imported: null, import_ended: null, import_due_at: null })
  for (const table of ['keyword_metrics', 'page_metrics', 'keyword_pages'])
    expect(await count(table)).toEqual([{ rows: 0 }])
  expect([await count('keywords'), await count('pages')]).toEqual([keywords, pages])
})
