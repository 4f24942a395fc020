import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { Conflict, Invalid } from '#platform/errors.ts'
import { withClient } from '#tests/support/database/connections.ts'
import { makeJobWorld, type JobWorkspace, type JobWorld } from '#tests/support/jobs/job-world.ts'
import { CHANNEL, createNoticeReader } from '#platform/server/realtime/notices.ts'
import { pipeline, step, type Step } from '#platform/server/jobs/pipeline.ts'
import { listRunsOfPlan } from '#platform/server/jobs/queries.ts'
import { restartRun } from '#platform/server/jobs/restart-run.ts'
import { RetryAfter } from '#platform/server/jobs/retry-after.ts'
import { startPipeline } from '#platform/server/jobs/start-pipeline.ts'
import { itemAt } from '#platform/items.ts'

const payload = z.object({ contentplanId: z.number(), word: z.string() })
type Payload = z.infer<typeof payload>
type Steps = Step<Payload, unknown>[]

function makePipeline(steps: Steps) {
  return pipeline({
    name: 'sorting',
    payload,
    key: ({ contentplanId }) => `plan ${contentplanId}`,
    about: ({ contentplanId }) => ({ contentplanId }),
    steps,
  })
}

/** A step that fails with these errors, one after the other, and then succeeds. */
function failing(errors: unknown[], settings: { attempts?: number } = {}) {
  const calls: number[] = []
  const made = step({
    name: 'Failing',
    backOffSeconds: 0,
    ...settings,
    work: async () => {
      calls.push(calls.length)
      if (errors.length > 0) throw errors.shift()
    },
  })
  return { calls, step: made }
}

function counting(name: string) {
  const calls: string[] = []
  const made = step({
    name,
    work: async (_ctx, { word }: Payload) => {
      calls.push(word)
    },
  })
  return { calls, step: made }
}

async function start(world: JobWorld, steps: Steps, workspace: JobWorkspace = world.own): Promise<number> {
  const given = { contentplanId: workspace.contentplanId, word: 'shoes' }
  const { runId } = await world.as(workspace, (ctx) => startPipeline(ctx, makePipeline(steps), given))
  return runId
}

async function startAndWork(world: JobWorld, steps: Steps): Promise<number> {
  await world.startWorker({ pipelines: [makePipeline(steps)], services: {} })
  return start(world, steps)
}

async function untilState(world: JobWorld, runId: number, state: string) {
  await expect.poll(async () => (await world.read(world.own, runId)).state, { timeout: 15_000 }).toBe(state)
  return world.read(world.own, runId)
}

test('a run takes its steps in order, and a step knows the results of earlier ones', async () => {
  const world = await makeJobWorld()
  const found: unknown[] = []
  const counted = step({
    name: 'Counting',
    result: z.object({ letters: z.number() }),
    work: async (_ctx, { word }: Payload) => ({ letters: word.length }),
  })
  const told = step({
    name: 'Telling',
    work: async (ctx) => {
      found.push(ctx.resultOf(counted))
    },
  })
  const run = await untilState(world, await startAndWork(world, [counted, told]), 'done')
  expect(found).toEqual([{ letters: 5 }])
  expect(run).toMatchObject({
    reason: null,
    endedAt: expect.any(Date),
    about: { contentplanId: world.own.contentplanId },
    steps: [
      { name: 'Counting', state: 'done' },
      { name: 'Telling', state: 'done' },
    ],
  })
})

test('a start that is rolled back leaves nothing', async () => {
  const world = await makeJobWorld()
  const { calls, step: only } = counting('Only')
  await world.startWorker({ pipelines: [makePipeline([only])], services: {} })
  const refused = world.as(world.own, async (ctx) => {
    await startPipeline(ctx, makePipeline([only]), { contentplanId: world.own.contentplanId, word: 'never' })
    throw new Conflict('No.')
  })
  await expect(refused).rejects.toThrow('No.')
  await untilState(world, await start(world, [only]), 'done')
  expect(calls).toEqual(['shoes'])
  expect(await world.look('select count(*)::int as n from runs')).toEqual([{ n: 1 }])
  expect(await world.look(`select count(*)::int as n from pgboss.job where name = 'runs'`)).toEqual([
    { n: 1 },
  ])
})

test('several starts of the same run, also at the same moment, are one run; once it has ended a start makes a new one', async () => {
  const world = await makeJobWorld()
  const { calls, step: only } = counting('Only')
  const ids = await Promise.all(Array.from({ length: 5 }, () => start(world, [only])))
  expect(new Set(ids).size).toBe(1)
  await world.startWorker({ pipelines: [makePipeline([only])], services: {} })
  await untilState(world, itemAt(ids, 0), 'done')
  expect(calls).toHaveLength(1)
  expect(await start(world, [only])).not.toBe(ids[0])
})

test('a step that fails is tried again, and those before it are not', async () => {
  const world = await makeJobWorld()
  const before = counting('Before')
  const shaky = failing([new Error('once'), new Error('twice')])
  await untilState(world, await startAndWork(world, [before.step, shaky.step]), 'done')
  expect(before.calls).toHaveLength(1)
  expect(shaky.calls).toHaveLength(3)
})

test('a run that fails too often ends with a reason without secrets, and continues from there when it is restarted', async () => {
  const world = await makeJobWorld()
  const before = counting('Before')
  const shaky = failing([new Error('key 123'), new Error('key 123')], { attempts: 2 })
  const runId = await startAndWork(world, [before.step, shaky.step])
  const failed = await untilState(world, runId, 'failed')
  expect(failed).toMatchObject({
    reason: 'Something went wrong in the step Failing.',
    steps: [{ state: 'done' }, { state: 'error' }],
  })

  await world.as(world.own, (ctx) => restartRun(ctx, { runId }))
  await untilState(world, runId, 'done')
  expect(before.calls).toHaveLength(1)
  expect(shaky.calls).toHaveLength(3)
})

test('a failure that a person has to correct is not tried again, and is reported in its own words', async () => {
  const world = await makeJobWorld()
  const shaky = failing([new Invalid('This website has no pages.')])
  const failed = await untilState(world, await startAndWork(world, [shaky.step]), 'failed')
  expect(failed.reason).toBe('This website has no pages.')
  expect(shaky.calls).toHaveLength(1)
})

test('waiting for an outside service spends no attempt', async () => {
  const world = await makeJobWorld()
  const waits = [new RetryAfter(0), new RetryAfter(0.5, 'Slow down.'), new RetryAfter(0)]
  const shaky = failing([...waits, new Error('once')], { attempts: 2 })
  const runId = await startAndWork(world, [shaky.step])
  await untilState(world, runId, 'done')
  expect(shaky.calls).toHaveLength(5)
})

test('what a step stores is written together with the step, or not at all', async () => {
  const world = await makeJobWorld()
  let refusals = 2
  const renamed = step({
    name: 'Renaming',
    backOffSeconds: 0,
    result: z.string(),
    work: async (_ctx, { word }: Payload) => word,
    keep: async ({ database }, word) => {
      await sql`update contentplans set name = name || ${word}`.execute(database)
      if (refusals-- > 0) throw new Error('not yet')
    },
  })
  await untilState(world, await startAndWork(world, [renamed]), 'done')
  expect(await world.look('select name from contentplans order by id')).toEqual([
    { name: 'ownshoes' },
    { name: 'other' },
  ])
})

test('a step that takes too long is ended and tried again', async () => {
  const world = await makeJobWorld()
  const signals: AbortSignal[] = []
  const slow = step({
    name: 'Slow',
    limitSeconds: 0.2,
    backOffSeconds: 0,
    attempts: 2,
    work: async ({ signal }) => {
      signals.push(signal)
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      signal.throwIfAborted()
    },
  })
  const failed = await untilState(world, await startAndWork(world, [slow]), 'failed')
  expect(failed.reason).toBe('The step Slow took too long.')
  expect(signals).toHaveLength(2)
})

test('a plan lists its runs, and they are deleted with it', async () => {
  const world = await makeJobWorld()
  const { step: only } = counting('Only')
  const runId = await start(world, [only])
  const list = () => world.as(world.own, (ctx) => listRunsOfPlan(ctx.database, world.own))
  expect(await list()).toMatchObject([{ id: runId, state: 'queued', steps: [{ state: 'pending' }] }])
  expect(await world.as(world.other, (ctx) => listRunsOfPlan(ctx.database, world.own))).toEqual([])
  await world.look(`delete from contentplans where id = ${world.own.contentplanId}`)
  expect(await list()).toEqual([])
})

test('listeners get a message for every step, in order, and none for what was rolled back', async () => {
  const world = await makeJobWorld()
  const listener = new pg.Client({ connectionString: world.url })
  await listener.connect()
  onTestFinished(() => listener.end())
  const reader = createNoticeReader()
  const heard: unknown[] = []
  listener.on('notification', ({ payload: text }) => {
    const notice = reader.read(text ?? '')
    if (notice?.kind === 'letter') heard.push(JSON.parse(notice.letter.text))
  })
  await listener.query(`listen ${CHANNEL}`)
  const steps = [counting('First').step, counting('Second').step]
  const given = { contentplanId: world.own.contentplanId, word: 'shoes' }
  const refused = world.as(world.own, async (ctx) => {
    await startPipeline(ctx, makePipeline(steps), given)
    throw new Conflict('No.')
  })
  await expect(refused).rejects.toThrow('No.')
  const runId = await startAndWork(world, steps)
  await untilState(world, runId, 'done')
  await expect.poll(() => heard.length).toBe(6)
  const about = { contentplanId: world.own.contentplanId }
  const moved = (stepName: string, status: string) => ({
    name: 'tracker',
    data: { ...about, runId, stepName, status },
  })
  expect(heard).toEqual([
    { name: 'run', data: { ...about, runId } },
    moved('First', 'inProgress'),
    moved('First', 'done'),
    moved('Second', 'inProgress'),
    moved('Second', 'done'),
    { name: 'run', data: { ...about, runId } },
  ])
})

test('statements of a step may take longer than those of a request', async () => {
  const world = await makeJobWorld()
  const found: unknown[] = []
  const looking = step({
    name: 'Looking',
    work: (ctx) =>
      ctx.database.transaction().execute(async (database) => {
        const { rows } = await sql`select current_setting('statement_timeout') as most`.execute(database)
        found.push(...rows)
      }),
  })
  await untilState(world, await startAndWork(world, [looking]), 'done')
  expect(found).toEqual([{ most: '2min' }])
})

test('a step that needs locked rows waits for them, more often than it may fail, and then succeeds', async () => {
  const world = await makeJobWorld()
  const tries: number[] = []
  const locking = step({
    name: 'Locking',
    attempts: 2,
    backOffSeconds: 0,
    async work(ctx, { contentplanId }: Payload) {
      tries.push(tries.length)
      await ctx.database.transaction().execute(async (database) => {
        await sql`select set_config('lock_timeout', '1', true)`.execute(database)
        await sql`select from contentplans where id = ${contentplanId} for no key update`.execute(database)
      })
    },
  })
  const runId = await withClient(world.url, async (client) => {
    await client.query(
      `begin; select from contentplans where id = ${world.own.contentplanId} for no key update`,
    )
    const started = await startAndWork(world, [locking])
    await expect.poll(() => tries.length).toBeGreaterThan(4)
    return started
  })
  await untilState(world, runId, 'done')
})
