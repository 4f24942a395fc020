import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { makeJobWorld } from '#tests/support/jobs/job-world.ts'
import { CHANNEL, createNoticeReader } from '#platform/server/realtime/notices.ts'
import { pipeline, step } from '#platform/server/jobs/pipeline.ts'
import { startPipeline } from '#platform/server/jobs/start-pipeline.ts'

/** The messages to the members of all workspaces. */
async function listenIn(url: string): Promise<string[]> {
  const reader = createNoticeReader()
  const told: string[] = []
  const listener = new pg.Client({ connectionString: url })
  await listener.connect()
  onTestFinished(() => listener.end())
  listener.on('notification', ({ payload = '' }) => {
    const notice = reader.read(payload)
    if (notice?.kind === 'letter') told.push(notice.letter.text)
  })
  await listener.query(`listen ${CHANNEL}`)
  return told
}

test('the progress of a step is in its row and is published, until the step ends', async () => {
  const world = await makeJobWorld()
  const told = await listenIn(world.url)
  const gate = Promise.withResolvers<void>()
  const crawling = step({
    name: 'Crawling',
    work: async (ctx) => {
      for (let done = 0; done <= 30; done++) ctx.tellProgress({ done, total: 5000 })
      await gate.promise
    },
  })
  const counting = step({ name: 'Counting', work: async () => {} })
  const made = pipeline({
    name: 'crawling',
    payload: z.object({}),
    key: () => 'all',
    steps: [crawling, counting],
  })
  await world.startWorker({ pipelines: [made], services: {} })
  const { runId } = await world.as(world.own, (ctx) => startPipeline(ctx, made, {}))
  const read = () => world.read(world.own, runId)
  const progress = { done: 30, total: 5000 }
  await expect
    .poll(async () => (await read()).steps[0], { timeout: 15_000 })
    .toEqual({ name: 'Crawling', state: 'inProgress', progress })
  await expect.poll(() => told.filter((text) => text.includes('"progress"'))).toHaveLength(2)
  expect(told.map((text) => JSON.parse(text).data.progress)).toContainEqual(progress)
  gate.resolve()
  await expect.poll(async () => (await read()).state, { timeout: 15_000 }).toBe('done')
  const steps = ['Crawling', 'Counting'].map((name) => ({ name, state: 'done' }))
  expect((await read()).steps).toEqual(steps)
})
