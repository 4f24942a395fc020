import { expect, test, vi } from 'vitest'
import { LimitReached } from '#platform/errors.ts'
import { claimRun } from '#platform/server/jobs/lease.ts'
import { makeQueueWorld } from '#tests/support/writing/queue-world.ts'
import { shareSandbox } from '#tests/support/writing/shared-sandbox.ts'

// Whole runs take longer on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const sandbox = shareSandbox()

test('an article that waits in a paused queue begins by itself from the chosen status when it is started, for one credit', async () => {
  const queue = await makeQueueWorld({ sandbox: sandbox(), count: 2, credits: 2, status: 'edited' })
  const [a, b] = [queue.idAt(0), queue.idAt(1)]
  const many = await queue.many([a, b])
  await queue.change({ action: 'pause' })
  const { runId, isNew } = await queue.start('drafted', a)
  expect(isNew).toBe(true)
  expect(await queue.readStatus(a)).toBe('drafted')
  const before = await queue.readRun(Number(many.started[0]?.runId))
  expect(before).toMatchObject({ state: 'cancelled', reason: expect.stringContaining('started by itself') })
  // A second click finds the same run.
  expect(await queue.start('drafted', a)).toEqual({ runId, isNew: false })
  expect(await queue.listCredits()).toEqual(['reserve'])
  await queue.work()
  expect(await queue.untilEnd(runId)).toMatchObject({ state: 'done' })
  expect(await queue.listCredits()).toEqual(['reserve', 'capture'])
  expect((await queue.readTexts(a))['final']).toBeDefined()
  expect(await queue.list('waiting')).toEqual([b])
})

test('an article that waits in a paused queue begins by itself when it is started without a status', async () => {
  const queue = await makeQueueWorld({ sandbox: sandbox(), count: 2, credits: 2, status: 'edited' })
  await queue.many(queue.ids)
  await queue.change({ action: 'pause' })
  await queue.work()
  const { runId, isNew } = await queue.start(undefined, queue.idAt(1))
  expect(isNew).toBe(true)
  expect(await queue.untilEnd(runId)).toMatchObject({ state: 'done' })
  expect(await queue.list('waiting')).toEqual([queue.idAt(0)])
})

test('an article whose credit is gone keeps its status and its place in the queue when it is started', async () => {
  const queue = await makeQueueWorld({ sandbox: sandbox(), count: 2, credits: 2 })
  const [a, b] = [queue.idAt(0), queue.idAt(1)]
  await queue.many([a, b])
  await queue.change({ action: 'pause' })
  await queue.look(`insert into credit_entries (workspace_id, ledger, kind, amount, reference)
    values (${queue.own.workspaceId}, 'articles', 'reserve', -2, 'something else')`)
  await expect(queue.start('researched', a)).rejects.toThrow(LimitReached)
  expect(await queue.readStatus(a)).toBe('drafted')
  expect(await queue.list('waiting')).toEqual([a, b])
})

test.each([
  ['paused', `paused_at = now()`],
  [
    'held',
    `paused_at = null, held_until = now() + interval '1 minute', held_for = 'credits', held_reason = 'No credits.'`,
  ],
])(
  'a job that is made while its queue is being %s begins nothing, and the article keeps its place',
  async (_, stop) => {
    const queue = await makeQueueWorld({ sandbox: sandbox(), count: 2, credits: 2, status: 'edited' })
    await queue.many(queue.ids)
    const begin = async () => {
      const [run] = await queue.look(`update runs set job_id = gen_random_uuid()
      where (about ->> 'clusterId')::integer = ${queue.idAt(0)} returning job_id`)
      return queue.database
        .transaction()
        .execute((open) => claimRun(open, { job: String(run?.['job_id']), worker: crypto.randomUUID() }))
    }
    await queue.change({ action: 'pause' })
    await queue.look(`update run_lines set ${stop}`)
    expect(await begin()).toBeNull()
    expect(await queue.list('waiting')).toEqual(queue.ids)
    expect(await queue.look('select from runs where job_id is not null')).toEqual([])
    await queue.change({ action: 'resume' })
    expect(await begin()).toMatchObject({ name: 'writing' })
    // What has begun is taken up again by another worker also while the queue is paused.
    await queue.change({ action: 'pause' })
    expect(await begin()).toMatchObject({ name: 'writing' })
  },
)
