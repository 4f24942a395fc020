import { expect, test } from 'vitest'
import { z } from 'zod'
import { makeJobWorld, type JobWorld } from '#tests/support/jobs/job-world.ts'
import { pipeline, step, type Step } from '#platform/server/jobs/pipeline.ts'
import { startPipeline } from '#platform/server/jobs/start-pipeline.ts'

const payload = z.object({ number: z.number() })
type Payload = z.infer<typeof payload>

function makePipeline(steps: Step<Payload, unknown>[]) {
  return pipeline({ name: 'counting', payload, key: ({ number }) => `number ${number}`, steps })
}

async function start(world: JobWorld, made: ReturnType<typeof makePipeline>) {
  const { runId } = await world.as(world.own, (ctx) => startPipeline(ctx, made, { number: 1 }))
  return runId
}

async function untilState(world: JobWorld, runId: number, state: string) {
  await expect.poll(async () => (await world.read(world.own, runId)).state, { timeout: 15_000 }).toBe(state)
  return world.read(world.own, runId)
}

/** A step that only notes its name in `seen`. */
function noting(name: string, seen: string[]) {
  return step<Payload, unknown, void>({
    name,
    work: async () => {
      seen.push(name)
    },
  })
}

test('a run whose steps are unknown to this program fails with a sentence', async () => {
  const world = await makeJobWorld()
  const runId = await start(world, makePipeline([noting('Old', [])]))
  await world.startWorker({ pipelines: [makePipeline([noting('New', [])])], services: {} })
  expect((await untilState(world, runId, 'failed')).reason).toBe(
    'This was begun by another version of the program; start it anew.',
  )
})

test('a run of a pipeline that is unknown to this program waits for a program that knows it', async () => {
  const world = await makeJobWorld()
  const known = { ...makePipeline([noting('Only', [])]) }
  const strange = { ...known, name: 'strange' }
  const runId = await start(world, strange)
  await world.startWorker({ pipelines: [known], services: {} })
  await untilState(world, await start(world, known), 'done')
  expect((await world.read(world.own, runId)).state).toBe('queued')
})

test('a job that reaches a worker without its pipeline is passed on to one that has it', async () => {
  const world = await makeJobWorld()
  const [seen, gate]: [string[], PromiseWithResolvers<void>] = [[], Promise.withResolvers<void>()]
  const known = makePipeline([noting('Only', seen)])
  const waiting = step<Payload, unknown, void>({ name: 'Waiting', work: () => gate.promise })
  const blocked = { ...makePipeline([waiting]), name: 'blocked' }
  await world.startWorker({ pipelines: [known, blocked], services: {}, slots: 2 })
  const blocking = await start(world, blocked)
  await untilState(world, blocking, 'running')
  await world.startWorker({ pipelines: [{ ...known, name: 'strange' }], services: {} })
  const runId = await start(world, known)
  const countRefusals = async () =>
    Number((await world.look('select coalesce(max(retry_count), 0) as n from pgboss.job'))[0]?.['n'])
  await expect.poll(countRefusals, { timeout: 15_000 }).toBeGreaterThan(0)
  gate.resolve()
  await untilState(world, runId, 'done')
  expect(seen).toHaveLength(1)
})
