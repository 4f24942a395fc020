import { expect, test } from 'vitest'
import { z } from 'zod'
import { pipeline, step } from '#platform/server/jobs/pipeline.ts'
import { restartRun } from '#platform/server/jobs/restart-run.ts'
import { startPipeline } from '#platform/server/jobs/start-pipeline.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { makeJobWorld } from '#tests/support/jobs/job-world.ts'

test('a service that asks to slow down is waited for, longer each time, but not for more than a day', async () => {
  const world = await makeJobWorld()
  let calls = 0
  const asking = pipeline({
    name: 'asking',
    payload: z.object({}),
    key: () => 'one',
    about: () => ({ contentplanId: world.own.contentplanId }),
    steps: [
      step({
        name: 'Asking',
        work: async () => {
          calls += 1
          throw new AdapterError('rate_limited', 'Slow down.')
        },
      }),
    ],
  })
  await world.startWorker({ pipelines: [asking], services: undefined })
  const { runId } = await world.as(world.own, (ctx) => startPipeline(ctx, asking, {}))
  const read = () => world.read(world.own, runId)
  const untilState = async (state: string) => {
    await expect.poll(async () => (await read()).state).toBe(state)
  }
  const wakeAfter = async (hours: number) => {
    await world.look(`update run_steps set put_off_since = now() - interval '${hours} hours'`)
    await world.look('update runs set wake_at = now()')
  }
  await untilState('waiting')
  expect((await read()).reason).toBe('Slow down.')
  await wakeAfter(2)
  await expect.poll(() => calls).toBe(2)
  await untilState('waiting')
  expect(
    await world.look('select round(extract(epoch from wake_at - now()) / 60)::int as minutes from runs'),
  ).toEqual([{ minutes: 10 }])
  await wakeAfter(24)
  await untilState('failed')
  expect((await read()).reason).toBe('Slow down. It has asked so for a day. Start this again later.')
  await world.as(world.own, (ctx) => restartRun(ctx, { runId }))
  await expect.poll(() => calls).toBe(4)
  await untilState('waiting')
})
