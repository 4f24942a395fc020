import { expect, test, vi } from 'vitest'
import { storeSerps } from '#features/serps/server/index.ts'
import { makeSerp, type SerpProvider } from '#integrations/serp/index.ts'
import { quickTimesWithPauses } from '#tests/support/jobs/quick-times.ts'
import {
  listKeywords,
  makeCollecting,
  makeSerpWorld,
  MARKET,
  startCollecting,
  type SerpWorld,
} from '#tests/support/serps/serp-world.ts'

// Runs wait for the queue, a few seconds each time.
vi.setConfig({ testTimeout: 90_000 })

const LIVE = 2_000

test('a task that the provider has lost is posted again', async () => {
  const world = await makeSerpWorld()
  await world.jobs
    .look(`insert into serp_tasks (keyword, location, language, device, provider, is_sandbox, task_id, asked_at)
     values ('tent 0', '2840', 'en', 'desktop', 'dataforseo', false, 'gone', now() - interval '3 minutes')`)
  const collecting = makeCollecting(world)
  await world.jobs.startWorker({ pipelines: [collecting.pipeline], services: {} })
  await world.untilState(await startCollecting(world, collecting, listKeywords(2)), 'done')
  expect(await world.readLedger(world.jobs.own)).toMatchObject({ cost: 2 * LIVE })
  expect([await world.countKept(), await world.countTasks()]).toEqual([2, 0])
})

/** Writes the rows of a run that is fetching the results of a keyword. */
async function claimFor({ jobs }: SerpWorld, workspaceId: number, state: string): Promise<void> {
  await jobs.look(`with run as (insert into runs (workspace_id, name, key, payload, turn, state)
       values (${workspaceId}, 'asking', 'x', '{}', 1, '${state}') returning id)
     insert into serp_tasks (keyword, location, language, device, provider, is_sandbox, run_id)
     select 'tent 0', '2840', 'en', 'desktop', 'dataforseo', false, id from run`)
}

test('a run waits for results that another run is fetching, until that run is lost', async () => {
  const world = await makeSerpWorld()
  await claimFor(world, world.jobs.other.workspaceId, 'running')
  const collecting = makeCollecting(world)
  await world.jobs.startWorker({
    pipelines: [collecting.pipeline],
    services: {},
    times: quickTimesWithPauses,
  })
  const runId = await startCollecting(world, collecting, listKeywords(2))
  await world.untilState(runId, 'waiting')
  expect(await world.readLedger(world.jobs.own)).toMatchObject({ cost: LIVE })
  await world.jobs.look(`update serp_tasks set asked_at = now() - interval '6 minutes'`)
  await world.jobs.look(`update runs set wake_at = now() where id = ${runId}`)
  await world.untilState(runId, 'done')
  expect(await world.readLedger(world.jobs.own)).toMatchObject({ cost: 2 * LIVE })
})

test('results that a cancelled run of the same workspace was fetching are fetched at once', async () => {
  const world = await makeSerpWorld()
  await claimFor(world, world.jobs.own.workspaceId, 'cancelled')
  const collecting = makeCollecting(world)
  await world.jobs.startWorker({ pipelines: [collecting.pipeline], services: {} })
  const runId = await startCollecting(world, collecting, listKeywords(2))
  await world.untilState(runId, 'done')
  expect(collecting.collected).toEqual([{ total: 2, cached: 0, fetched: 2, failed: 0 }])
  expect(await world.readLedger(world.jobs.own)).toMatchObject({ entries: 1, cost: 2 * LIVE })
})

test('results that another run has stored since a run began are not fetched again', async () => {
  const world = await makeSerpWorld()
  const keywords = listKeywords(20)
  const results = { results: [], fetchedAt: new Date() }
  const serps = keywords.slice(8).map((keyword) => makeSerp({ keyword, ...MARKET }, results))
  let kept: Promise<unknown> | undefined
  const provider: SerpProvider = {
    ...world.provider,
    fetchSerp: async (search, options) => {
      kept ??= storeSerps({ database: world.jobs.database }, { provider: world.provider, serps })
      // No search ends, and so no further one begins, before the other results are stored.
      await kept
      return world.provider.fetchSerp(search, options)
    },
  }
  const collecting = makeCollecting({ provider })
  await world.jobs.startWorker({ pipelines: [collecting.pipeline], services: {} })
  await world.untilState(await startCollecting(world, collecting, keywords), 'done')
  expect(collecting.collected).toEqual([{ total: 20, cached: 12, fetched: 8, failed: 0 }])
  expect(await world.readLedger(world.jobs.own)).toMatchObject({ entries: 1, cost: 8 * LIVE })
  expect([await world.readSpent(), await world.countTasks()]).toEqual([8 * LIVE, 0])
})
