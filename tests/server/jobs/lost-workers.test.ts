import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endWorker } from '#platform/server/jobs/lost-workers.ts'
import { pipeline, step } from '#platform/server/jobs/pipeline.ts'
import { restartRun } from '#platform/server/jobs/restart-run.ts'
import { startPipeline } from '#platform/server/jobs/start-pipeline.ts'
import { makeJobWorld, type JobWorld } from '#tests/support/jobs/job-world.ts'

const payload = z.object({ number: z.number() })

/** One step that notes its number in `seen` and then waits for `untilEnd`. */
function makePipeline(seen: number[], untilEnd: Promise<void> = Promise.resolve()) {
  const only = step<z.infer<typeof payload>, unknown, void>({
    name: 'Only',
    work: async (_ctx, { number }) => {
      seen.push(number)
      await untilEnd
    },
  })
  return pipeline({ name: 'losing', payload, key: ({ number }) => String(number), steps: [only] })
}

type Losing = ReturnType<typeof makePipeline>

async function start(world: JobWorld, made: Losing, number = 1): Promise<number> {
  const { runId } = await world.as(world.own, (ctx) => startPipeline(ctx, made, { number }))
  return runId
}

const workers = (count: number) => Array.from({ length: count }, () => randomUUID())
const inSql = (ids: string[]) => `'{${ids.join()}}'::uuid[]`

/** Leaves a run as a worker does whose process was killed, after those in `lost`. */
const leave = (
  world: JobWorld,
  { run, by, lost = [] }: { run: number; by: string | undefined; lost?: string[] },
) =>
  world.look(
    `update run_steps set is_begun = true, begun_by = '${by}', lost_workers = ${inSql(lost)} where run_id = ${run}`,
  )

async function untilState(world: JobWorld, runId: number, state: string) {
  await expect.poll(async () => (await world.read(world.own, runId)).state).toBe(state)
  return world.read(world.own, runId)
}

const readLost = async (world: JobWorld, run: number) =>
  (await world.look(`select lost_workers as lost from run_steps where run_id = ${run}`))[0]?.['lost']

test('a run whose step ended three workers is set aside, after two it is tried again, and other runs are done', async () => {
  const world = await makeJobWorld()
  const seen: number[] = []
  const made = makePipeline(seen)
  const [almost, guilty, other] = [
    await start(world, made, 1),
    await start(world, made, 2),
    await start(world, made, 3),
  ]
  const lost = workers(3)
  await leave(world, { run: almost, by: lost[1], lost: lost.slice(0, 1) })
  await leave(world, { run: guilty, by: lost[2], lost: lost.slice(0, 2) })
  await world.startWorker({ pipelines: [made], services: {} })
  expect(await untilState(world, guilty, 'failed')).toMatchObject({
    reason: expect.stringMatching(/^Keyloom ended 3 times during the step Only, so this was set aside\./),
    steps: [{ state: 'error' }],
  })
  await untilState(world, almost, 'done')
  await untilState(world, other, 'done')
  expect(seen.toSorted()).toEqual([1, 3])
})

test('a run that was set aside and is started again is counted from zero', async () => {
  const world = await makeJobWorld()
  const seen: number[] = []
  const made = makePipeline(seen)
  const runId = await start(world, made)
  const lost = workers(3)
  await leave(world, { run: runId, by: lost[2], lost: lost.slice(0, 2) })
  await world.startWorker({ pipelines: [made], services: {} })
  await untilState(world, runId, 'failed')
  expect(seen).toEqual([])
  await world.as(world.own, (ctx) => restartRun(ctx, { runId }))
  await untilState(world, runId, 'done')
  expect([seen, await readLost(world, runId)]).toEqual([[1], []])
})

test('a worker that takes up its own run again, for example after its machine slept, does not count as lost', async () => {
  const world = await makeJobWorld()
  const made = makePipeline([])
  const runId = await start(world, made)
  const id = randomUUID()
  await leave(world, { run: runId, by: id })
  await world.startWorker({ pipelines: [made], services: {}, id })
  await untilState(world, runId, 'done')
  expect(await readLost(world, runId)).toEqual([])
})

test('a worker that was counted as lost and lives is removed from the list, and only that worker', async () => {
  const world = await makeJobWorld()
  const runId = await start(world, makePipeline([]))
  const [living = '', dead = ''] = workers(2)
  await world.look(`update run_steps set lost_workers = ${inSql([living, dead])} where run_id = ${runId}`)
  await world.startWorker({ pipelines: [], services: {}, id: living })
  await expect.poll(() => readLost(world, runId)).toEqual([dead])
})

test('of the runs whose steps ended two workers a process works one at a time, with other runs beside it', async () => {
  const world = await makeJobWorld()
  const seen: number[] = []
  const end = Promise.withResolvers<void>()
  const made = makePipeline(seen, end.promise)
  const lost = workers(2)
  for (const number of [1, 2]) {
    const run = await start(world, made, number)
    await leave(world, { run, by: lost[1], lost: lost.slice(0, 1) })
  }
  await start(world, made, 3)
  await world.startWorker({ pipelines: [made], services: {} })
  await expect.poll(() => seen.includes(3) && seen.length).toBe(2)
  // Of the two suspects the other one is claimed as well, and waits for its turn.
  const countTaken = () => world.look(`select claim from runs where claim > 1`)
  await expect.poll(async () => (await countTaken()).length).toBe(1)
  expect(seen).toHaveLength(2)
  end.resolve()
  await expect.poll(() => seen.toSorted()).toEqual([1, 2, 3])
})

test('a step that is named as the cause of a standstill waits, and the runs beside it lose no attempt', async () => {
  const world = await makeJobWorld()
  const seen: number[] = []
  const made = makePipeline(seen)
  const runs = [await start(world, made, 1), await start(world, made, 2), await start(world, made, 3)]
  const [guilty = 0, beside = 0, elsewhere = 0] = runs
  const [ending = '', earlier = '', later = ''] = workers(3)
  await leave(world, { run: guilty, by: ending, lost: [earlier] })
  await leave(world, { run: beside, by: ending, lost: [earlier] })
  // Another worker has taken this run over already, because the worker that stands still sent no sign of life.
  await leave(world, { run: elsewhere, by: later, lost: [ending] })
  await endWorker(world.database, { worker: ending, culprit: { run: guilty, step: 'Only' } })
  expect(await Promise.all(runs.map((run) => readLost(world, run)))).toEqual([
    [earlier, ending],
    [earlier],
    [],
  ])
  expect(
    await world.look(
      `select is_begun, round(extract(epoch from rest_until - now()) / 60)::int as minutes from run_steps order by run_id`,
    ),
  ).toEqual([
    { is_begun: false, minutes: 2 },
    { is_begun: false, minutes: null },
    { is_begun: true, minutes: null },
  ])
  await world.startWorker({ pipelines: [made], services: {} })
  expect((await untilState(world, guilty, 'waiting')).reason).toBe(
    'The step Only stopped Keyloom, and is tried again in a while.',
  )
  await untilState(world, beside, 'done')
  await world.look(`update run_steps set rest_until = now() where run_id = ${guilty}`)
  await world.look(`update runs set wake_at = now() where id = ${guilty}`)
  await untilState(world, guilty, 'done')
})

test('a worker that ends without a guilty step counts a loss for none of its steps', async () => {
  const world = await makeJobWorld()
  const runId = await start(world, makePipeline([]))
  const [ending = ''] = workers(1)
  await leave(world, { run: runId, by: ending })
  await endWorker(world.database, { worker: ending, culprit: null })
  expect(await world.look('select is_begun, lost_workers, rest_until from run_steps')).toEqual([
    { is_begun: false, lost_workers: [], rest_until: null },
  ])
})
