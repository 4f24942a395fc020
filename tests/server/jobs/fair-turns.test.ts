import { expect, test } from 'vitest'
import { z } from 'zod'
import { pipeline, step } from '#platform/server/jobs/pipeline.ts'
import { startPipeline } from '#platform/server/jobs/start-pipeline.ts'
import { makeJobWorld } from '#tests/support/jobs/job-world.ts'

test('a hundred articles that wait to be written keep neither a clustering nor another plan of their workspace from beginning', async () => {
  const world = await makeJobWorld()
  const written = Promise.withResolvers<void>()
  const seen: string[] = []
  const ofPlan = (name: string, untilEnd: Promise<void>) =>
    pipeline({
      name,
      payload: z.object({ contentplanId: z.number(), number: z.number() }),
      key: ({ contentplanId, number }) => `${contentplanId} ${number}`,
      about: ({ contentplanId }) => ({ contentplanId }),
      steps: [
        step<{ contentplanId: number; number: number }, unknown, void>({
          name: 'Only',
          work: async (_ctx, { contentplanId }) => {
            seen.push(`${name} ${contentplanId}`)
            await untilEnd
          },
        }),
      ],
    })
  const articles = ofPlan('articles', written.promise)
  const clustering = ofPlan('clustering', Promise.resolve())
  const { workspaceId, contentplanId } = world.own
  const [second] =
    await world.look(`insert into contentplans (workspace_id, name, country, language, type, keyword_limit)
    values (${workspaceId}, 'second', 'USA', 'en', 'managed', 10) returning id`)
  const secondId = Number(second?.['id'])
  await world.as(world.own, async (ctx) => {
    for (let number = 0; number < 100; number++) await startPipeline(ctx, articles, { contentplanId, number })
  })
  await world.startWorker({ pipelines: [articles, clustering], services: {} })
  await expect.poll(() => seen.length).toBe(4)
  await world.as(world.own, async (ctx) => {
    await startPipeline(ctx, clustering, { contentplanId, number: 0 })
    await startPipeline(ctx, articles, { contentplanId: secondId, number: 0 })
  })
  // None of the articles at work has ended by then.
  await expect
    .poll(() => seen.slice(4).toSorted())
    .toEqual([`articles ${secondId}`, `clustering ${contentplanId}`])
  written.resolve()
  await expect.poll(() => seen.length, { timeout: 15_000 }).toBe(102)
})
