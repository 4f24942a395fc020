import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Conflict } from '#platform/errors.ts'
import {
  makeJobWorld,
  makeWorkspace,
  type JobWorkspace,
  type JobWorld,
} from '#tests/support/jobs/job-world.ts'
import { cancelRun } from '#platform/server/jobs/cancel-run.ts'
import { claimRun, inRun, RunLost } from '#platform/server/jobs/lease.ts'
import { pipeline, step, type Step, type StepContext } from '#platform/server/jobs/pipeline.ts'
import { restartRun } from '#platform/server/jobs/restart-run.ts'
import { startPipeline } from '#platform/server/jobs/start-pipeline.ts'
import { itemAt } from '#platform/items.ts'

const payload = z.object({ number: z.number() })
type Payload = z.infer<typeof payload>

function makePipeline(steps: Step<Payload, unknown>[]) {
  return pipeline({ name: 'counting', payload, key: ({ number }) => `number ${number}`, steps })
}

type Counting = ReturnType<typeof makePipeline>

async function start(world: JobWorld, made: Counting, number = 1, workspace: JobWorkspace = world.own) {
  const { runId } = await world.as(workspace, (ctx) => startPipeline(ctx, made, { number }))
  return runId
}

async function untilState(world: JobWorld, runId: number, state: string) {
  await expect.poll(async () => (await world.read(world.own, runId)).state, { timeout: 15_000 }).toBe(state)
  return world.read(world.own, runId)
}

const untilAborted = ({ signal }: StepContext<unknown>) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

/** A step that only notes its label and workspace in `seen`. */
function noting(name: string, seen: string[], label = name) {
  return step<Payload, unknown, void>({
    name,
    work: async (ctx) => {
      seen.push(`${label} ${ctx.run.workspaceId}`)
    },
  })
}

/** A step that waits until its signal aborts, and notes its beginning and end in `seen`. */
function staying(name: string, seen: string[]) {
  return step<Payload, unknown, unknown>({
    name,
    work: async (ctx) => {
      seen.push(`${name} begins`)
      await untilAborted(ctx).finally(() => seen.push(`${name} ends`))
    },
  })
}

test('a cancelled run ends inside its step; earlier steps stay done, later ones do not begin', async () => {
  const world = await makeJobWorld()
  const seen: string[] = []
  const made = makePipeline([noting('First', seen), staying('Second', seen), noting('Third', seen)])
  await world.startWorker({ pipelines: [made], services: {} })
  const runId = await start(world, made)
  await expect.poll(() => seen).toContain('Second begins')
  expect(await world.as(world.own, (ctx) => cancelRun(ctx, { runId }))).toEqual({ isCancelled: true })
  await expect.poll(() => seen, { timeout: 1_000 }).toContain('Second ends')
  expect(await world.read(world.own, runId)).toMatchObject({
    state: 'cancelled',
    reason: 'Cancelled.',
    steps: [{ state: 'done' }, { state: 'pending' }, { state: 'pending' }],
  })
  expect(seen).toHaveLength(3)
  expect(await world.as(world.own, (ctx) => cancelRun(ctx, { runId }))).toEqual({ isCancelled: false })
})

test('a run of another workspace can be neither cancelled nor restarted', async () => {
  const world = await makeJobWorld()
  const runId = await start(world, makePipeline([noting('Only', [])]))
  for (const change of [cancelRun, restartRun])
    await expect(world.as(world.other, async (ctx) => change(ctx, { runId }))).rejects.toThrow(
      'There is nothing under this id.',
    )
  expect((await world.read(world.own, runId)).state).toBe('queued')
})

test('a run is not restarted while it, or another run with its key, is under way', async () => {
  const world = await makeJobWorld()
  const made = makePipeline([noting('Only', [])])
  const runId = await start(world, made)
  const restart = () => world.as(world.own, (ctx) => restartRun(ctx, { runId }))
  await expect(restart()).rejects.toThrow(Conflict)
  await world.as(world.own, (ctx) => cancelRun(ctx, { runId }))
  await start(world, made)
  await expect(restart()).rejects.toThrow('This is under way already.')
})

test('two workers on one database do every run once, and both take part', async () => {
  const world = await makeJobWorld()
  const done: string[] = []
  const made = (worker: string) =>
    makePipeline([
      step<Payload, unknown, void>({
        name: 'Only',
        work: async (_ctx, { number }) => {
          done.push(`${worker} ${number}`)
        },
      }),
    ])
  await world.as(world.own, async (ctx) => {
    for (let number = 0; number < 60; number++) await startPipeline(ctx, made('any'), { number })
  })
  for (const name of ['a', 'b']) await world.startWorker({ pipelines: [made(name)], services: {} })
  await expect.poll(() => done.length, { timeout: 15_000 }).toBe(60)
  expect(new Set(done.map((one) => one.split(' ')[1])).size).toBe(60)
  expect(new Set(done.map((one) => one.split(' ')[0])).size).toBe(2)
})

const MANY = 400

test('hundreds of runs of one workspace do not keep others from their turns', async () => {
  const world = await makeJobWorld()
  const seen: string[] = []
  const made = makePipeline([noting('Only', seen)])
  await world.as(world.own, async (ctx) => {
    for (let number = 0; number < MANY; number++) await startPipeline(ctx, made, { number })
  })
  // With one slot, only the turns decide which run is next.
  await world.startWorker({ pipelines: [made], services: {}, slots: 1 })
  await expect.poll(() => seen.length, { timeout: 15_000 }).toBeGreaterThan(20)
  const runs = [1, 2, 3].map((number) => start(world, made, number, world.other))
  await Promise.all(runs)
  const before = seen.length
  const isOther = (one: string) => one === `Only ${world.other.workspaceId}`
  await expect.poll(() => seen.filter(isOther).length, { timeout: 15_000 }).toBe(3)
  // Dispatching takes a moment, in which runs that were dispatched before are worked.
  expect(seen.findLastIndex(isOther) - before).toBeLessThan(MANY / 4)
  expect(seen.length).toBeLessThan(MANY)
}, 40_000)

test('a workspace has a limited number of runs at a time in all workers together, and its next run starts when one ends', async () => {
  const world = await makeJobWorld()
  let [now, most, done] = [0, 0, 0]
  const ending = Promise.withResolvers<void>()
  const made = makePipeline([
    step<Payload, unknown, void>({
      name: 'Only',
      work: async () => {
        most = Math.max(most, ++now)
        await ending.promise
        now--
        done++
      },
    }),
  ])
  const limits = { pipelines: [made], services: {}, slots: 10, mostOfWorkspace: 2 }
  await Promise.all([world.startWorker(limits), world.startWorker(limits)])
  for (const number of [1, 2, 3, 4, 5]) await start(world, made, number)
  await expect.poll(() => now).toBe(2)
  const other = await start(world, made, 1, world.other)
  await expect.poll(() => now).toBe(3)
  expect((await world.read(world.other, other)).state).toBe('running')
  ending.resolve()
  await expect.poll(() => done).toBe(6)
  expect(most).toBe(3)
})

test('runs that last long do not keep another workspace from its turn', async () => {
  const world = await makeJobWorld()
  const seen: string[] = []
  const made = makePipeline([
    step<Payload, unknown, unknown>({
      name: 'Only',
      work: async (ctx) => {
        seen.push(`begins ${ctx.run.workspaceId}`)
        if (ctx.run.workspaceId === world.own.workspaceId) await untilAborted(ctx)
      },
    }),
  ])
  for (const number of [1, 2, 3, 4, 5]) await start(world, made, number)
  await world.startWorker({ pipelines: [made], services: {}, slots: 3, finishMs: 0 })
  await expect.poll(() => seen.length).toBe(2)
  await start(world, made, 1, world.other)
  await expect.poll(() => seen).toContain(`begins ${world.other.workspaceId}`)
  expect(seen).toHaveLength(3)
})

test('a worker that stops hands its step to another one, also when the step ignores the signal', async () => {
  const world = await makeJobWorld()
  const seen: string[] = []
  const first = await world.startWorker({
    pipelines: [makePipeline([staying('Listening', seen), noting('Then', seen)])],
    services: {},
    finishMs: 50,
  })
  const made = makePipeline([noting('Listening', seen, 'again'), noting('Then', seen)])
  const runId = await start(world, made)
  await expect.poll(() => seen).toContain('Listening begins')
  await first.stop()
  expect(await world.read(world.own, runId)).toMatchObject({
    state: 'queued',
    steps: [{ state: 'inProgress' }, { state: 'pending' }],
  })
  const deaf = makePipeline([
    step<Payload, unknown, unknown>({
      name: 'Listening',
      work: () => {
        seen.push('deaf')
        return new Promise(() => {})
      },
    }),
    noting('Then', seen),
  ])
  const second = await world.startWorker({ pipelines: [deaf], services: {}, finishMs: 50 })
  await expect.poll(() => seen).toContain('deaf')
  await second.stop()
  await world.startWorker({ pipelines: [made], services: {} })
  await untilState(world, runId, 'done')
  expect(seen.filter((one) => one.startsWith('Then'))).toHaveLength(1)
  expect(await world.look('select losses, lost_workers from run_steps')).toEqual(
    Array.from({ length: 2 }, () => ({ losses: 0, lost_workers: [] })),
  )
})

test('runs whose jobs are missing get new ones', async () => {
  const world = await makeJobWorld()
  const seen: string[] = []
  const made = makePipeline([noting('Only', seen)])
  const idle = await world.startWorker({ pipelines: [], services: {} })
  await idle.stop()
  const runId = await start(world, made)
  await world.look(`select * from walls.dispatch_runs('{counting}', 10)`)
  await world.startWorker({ pipelines: [made], services: {} })
  await untilState(world, runId, 'done')
  expect(seen).toHaveLength(1)
})

test('a step sees its own workspace and no other', async () => {
  const world = await makeJobWorld()
  await makeWorkspace(world.url, 'third')
  const seen: unknown[] = []
  const made = makePipeline([
    step<Payload, unknown, void>({
      name: 'Only',
      work: async ({ database }) => {
        const plans = await database
          .transaction()
          .execute((open) => sql`select name from contentplans`.execute(open))
        seen.push(plans.rows)
      },
    }),
  ])
  await world.startWorker({ pipelines: [made], services: {} })
  await untilState(world, await start(world, made), 'done')
  expect(seen).toEqual([[{ name: 'own' }]])
})

test('only the worker that has claimed a run opens its workspace, and only until another one takes the run over', async () => {
  const world = await makeJobWorld()
  const made = makePipeline([noting('Only', [])])
  await start(world, made)
  const { job } = itemAt(await world.look(`select job from walls.dispatch_runs('{counting}', 10)`), 0)
  const claim = () =>
    world.database
      .transaction()
      .execute((open) => claimRun(open, { job: String(job), worker: crypto.randomUUID() }))
  const countPlans = sql<{ n: number }>`select count(*)::int as n from contentplans`
  const first = await claim()
  if (first === null) throw new Error('there is no run')
  const { rows } = await inRun(world.database, first, (open) => countPlans.execute(open))
  expect(rows).toEqual([{ n: 1 }])
  const second = await claim()
  await expect(inRun(world.database, first, async () => 'written')).rejects.toThrow(RunLost)
  expect(second?.claim).toBe(first.claim + 1)
  const strange = { job: crypto.randomUUID(), claim: 1 }
  await expect(inRun(world.database, strange, async () => 'written')).rejects.toThrow(RunLost)
  expect((await countPlans.execute(world.database)).rows).toEqual([{ n: 0 }])
})
