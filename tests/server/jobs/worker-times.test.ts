import { expect, test } from 'vitest'
import { z } from 'zod'
import { makeJobWorld } from '#tests/support/jobs/job-world.ts'
import { cancelRun } from '#platform/server/jobs/cancel-run.ts'
import { pipeline, step } from '#platform/server/jobs/pipeline.ts'
import { RetryAfter } from '#platform/server/jobs/retry-after.ts'
import { startPipeline } from '#platform/server/jobs/start-pipeline.ts'
import { USUAL_TIMES } from '#platform/server/jobs/worker-times.ts'

const REST_SECONDS = 0.3

test('at the usual times a run begins, rests as long as it is to rest, and ends when it is cancelled', async () => {
  const world = await makeJobWorld()
  const begins: number[] = []
  const ended = Promise.withResolvers<void>()
  const resting = step({
    name: 'Resting',
    work: async ({ signal }) => {
      begins.push(performance.now())
      if (begins.length === 1) throw new RetryAfter(REST_SECONDS)
      signal.addEventListener('abort', () => ended.resolve())
      await ended.promise
      signal.throwIfAborted()
    },
  })
  const made = pipeline({ name: 'resting', payload: z.object({}), key: () => 'all', steps: [resting] })
  await world.startWorker({ pipelines: [made], services: {}, times: USUAL_TIMES })
  const { runId } = await world.as(world.own, (ctx) => startPipeline(ctx, made, {}))
  await expect.poll(() => begins.length).toBe(2)
  const [first = 0, second = 0] = begins
  expect(second - first).toBeGreaterThan(REST_SECONDS * 1_000 - 1)
  await world.as(world.own, (ctx) => cancelRun(ctx, { runId }))
  await ended.promise
  expect((await world.read(world.own, runId)).state).toBe('cancelled')
})
