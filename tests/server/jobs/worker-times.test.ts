import { expect, test } from 'vitest'
import { z } from 'zod'
import { makeJobWorld } from '#tests/support/jobs/job-world.ts'
import { cancelRun } from '#platform/server/jobs/cancel-run.ts'
import { pipeline, step } from '#platform/server/jobs/pipeline.ts'
import { RetryAfter } from '#platform/server/jobs/retry-after.ts'
import { startPipeline } from '#platform/server/jobs/start-pipeline.ts'
import { USUAL_TIMES } from '#platform/server/jobs/worker-times.ts'

const HOUR_SECONDS = 3_600

test('at the usual times a waiting run continues when its wait is over, and ends when it is cancelled', async () => {
  const world = await makeJobWorld()
  const begins: number[] = []
  const ended = Promise.withResolvers<void>()
  const resting = step({
    name: 'Resting',
    work: async ({ signal }) => {
      begins.push(performance.now())
      if (begins.length === 1) throw new RetryAfter(HOUR_SECONDS)
      signal.addEventListener('abort', () => ended.resolve())
      await ended.promise
      signal.throwIfAborted()
    },
  })
  const made = pipeline({ name: 'resting', payload: z.object({}), key: () => 'all', steps: [resting] })
  await world.startWorker({ pipelines: [made], services: {}, times: USUAL_TIMES })
  const { runId } = await world.as(world.own, (ctx) => startPipeline(ctx, made, {}))
  const readRest = async () => {
    const [run] = await world.look(
      `select extract(epoch from wake_at - now())::float8 as seconds from runs where id = ${runId} and state = 'waiting'`,
    )
    return Number(run?.['seconds'] ?? 0)
  }
  await expect.poll(readRest).toBeGreaterThan(HOUR_SECONDS - 120)
  const waiting = performance.now()
  await world.look(`update runs set wake_at = now() + interval '0.3 seconds' where id = ${runId}`)
  await expect.poll(() => begins.length).toBe(2)
  expect((begins[1] ?? 0) - waiting).toBeGreaterThan(299)
  await world.as(world.own, (ctx) => cancelRun(ctx, { runId }))
  await ended.promise
  expect((await world.read(world.own, runId)).state).toBe('cancelled')
})
