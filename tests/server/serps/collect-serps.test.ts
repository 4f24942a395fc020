import { expect, test, vi } from 'vitest'
import { setMonthlyCap } from '#features/billing/server/index.ts'
import { cancelRun } from '#platform/server/jobs/cancel-run.ts'
import { restartRun } from '#platform/server/jobs/restart-run.ts'
import {
  listKeywords,
  makeCollecting,
  makeSerpWorld,
  startCollecting,
} from '#tests/support/serps/serp-world.ts'
import { itemAt, takeItems } from '#platform/items.ts'

// Whole runs take longer on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const LIVE = 2_000
const QUEUED = 600
const HOUR_MS = 3_600_000

test('a small job is fetched live, a large one is queued in batches, and each call is in the ledger', async () => {
  const world = await makeSerpWorld()
  const collecting = makeCollecting(world)
  await world.jobs.startWorker({ pipelines: [collecting.pipeline], services: {} })
  await world.untilState(await startCollecting(world, collecting, listKeywords(12)), 'done')
  expect(await world.readLedger(world.jobs.own)).toEqual({
    entries: 2,
    cost: 12 * LIVE,
    units: 12,
    month: 12 * LIVE,
  })
  expect(await world.readSpent()).toBe(12 * LIVE)

  await world.control.order('/dataforseo', { delayMs: HOUR_MS })
  const runId = await startCollecting(world, collecting, listKeywords(250))
  const readReason = async () => (await world.jobs.read(world.jobs.own, runId)).reason
  await expect.poll(readReason).toBe('DataForSEO is searching: 12 of 250 results are here.')
  await world.control.order('/clock', { advanceMs: HOUR_MS })
  await world.untilState(runId, 'done')
  expect(collecting.collected).toEqual([
    { total: 12, cached: 0, fetched: 12, failed: 0 },
    { total: 250, cached: 12, fetched: 238, failed: 0 },
  ])
  const paths = await world.listPaths()
  expect(paths.filter((path) => path === 'task_post')).toHaveLength(3)
  expect(paths.filter((path) => path === 'task_get')).toHaveLength(238)
  const cost = 12 * LIVE + 238 * QUEUED
  expect(await world.readLedger(world.jobs.own)).toEqual({ entries: 5, cost, units: 250, month: cost })
  expect([await world.readSpent(), await world.countKept(), await world.countTasks()]).toEqual([cost, 250, 0])
})

test('results that one workspace has paid for are free for the next', async () => {
  const world = await makeSerpWorld()
  const collecting = makeCollecting(world)
  await world.jobs.startWorker({ pipelines: [collecting.pipeline], services: {} })
  await world.untilState(await startCollecting(world, collecting, listKeywords(5)), 'done')
  const { other } = world.jobs
  const shouted = listKeywords(5).map((keyword) => ` ${keyword.toUpperCase()}`)
  await world.untilState(await startCollecting(world, collecting, shouted, other), 'done', other)
  expect(collecting.collected[1]).toEqual({ total: 5, cached: 5, fetched: 0, failed: 0 })
  expect(await world.readLedger(other)).toMatchObject({ entries: 0, cost: 0 })
  expect(await world.readSpent()).toBe(5 * LIVE)
})

test('results older than 30 days are fetched again', async () => {
  const world = await makeSerpWorld()
  const collecting = makeCollecting(world)
  await world.jobs.startWorker({ pipelines: [collecting.pipeline], services: {} })
  await world.untilState(await startCollecting(world, collecting, listKeywords(3)), 'done')
  await world.jobs.look(`update serps set fetched_at = now() - interval '31 days' where keyword = 'tent 1'`)
  await world.untilState(await startCollecting(world, collecting, listKeywords(3)), 'done')
  expect(collecting.collected[1]).toEqual({ total: 3, cached: 2, fetched: 1, failed: 0 })
  expect(await world.readSpent()).toBe(4 * LIVE)
})

test('two runs that want the same results at the same moment pay once between them', async () => {
  const world = await makeSerpWorld()
  const collecting = makeCollecting(world)
  await world.jobs.startWorker({ pipelines: [collecting.pipeline], services: {} })
  const { own, other } = world.jobs
  const keywords = listKeywords(150)
  const [first, second] = takeItems(
    await Promise.all([own, other].map((one) => startCollecting(world, collecting, keywords, one))),
    2,
  )
  await world.untilState(first, 'done')
  await world.untilState(second, 'done', other)
  const ledgers = [await world.readLedger(own), await world.readLedger(other)]
  expect(Number(ledgers[0]?.['cost']) + Number(ledgers[1]?.['cost'])).toBe(150 * QUEUED)
  expect([await world.readSpent(), await world.countKept()]).toEqual([150 * QUEUED, 150])
})

test('at the cap a run stops with a sentence and keeps its results; with a higher cap it continues from there', async () => {
  const world = await makeSerpWorld()
  const { own } = world.jobs
  const collecting = makeCollecting({ ...world, costs: { monthlyCap: 250 * QUEUED } })
  await world.jobs.startWorker({ pipelines: [collecting.pipeline], services: {} })
  const runId = await startCollecting(world, collecting, listKeywords(400))
  const failed = await world.untilState(runId, 'failed')
  expect(failed.reason).toBe(
    'This would cost more than the $0.15 that this workspace may spend in a month. To go on, raise its monthly cap or ask the operator of this installation to.',
  )
  expect([await world.readSpent(), await world.countKept()]).toEqual([200 * QUEUED, 200])

  await world.jobs.as(own, (ctx) => setMonthlyCap(ctx, { workspaceId: own.workspaceId, cap: 1_000_000 }))
  await world.jobs.as(own, (ctx) => restartRun(ctx, { runId }))
  await world.untilState(runId, 'done')
  expect(collecting.collected).toEqual([{ total: 400, cached: 200, fetched: 200, failed: 0 }])
  expect(await world.readLedger(own)).toMatchObject({ cost: 400 * QUEUED, month: 400 * QUEUED })
  expect(await world.readSpent()).toBe(400 * QUEUED)
})

test('of 40 runs at once no more is paid than the cap allows', async () => {
  const world = await makeSerpWorld()
  const { own, other } = world.jobs
  const collecting = makeCollecting({ ...world, costs: { monthlyCap: 100 * LIVE } })
  await world.jobs.startWorker({ pipelines: [collecting.pipeline], services: {}, slots: 10 })
  const runs = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      startCollecting(world, collecting, listKeywords(8, `word${n}`), own),
    ),
  )
  const free = await startCollecting(world, collecting, listKeywords(8, 'free'), other)
  const ends = () =>
    world.jobs.look(
      `select state, count(*)::int as n from runs where workspace_id = ${own.workspaceId} group by 1 order by 1`,
    )
  await expect.poll(ends, { timeout: 60_000 }).toEqual([
    { state: 'done', n: 12 },
    { state: 'failed', n: 28 },
  ])
  expect(runs).toHaveLength(40)
  expect(await world.readLedger(own)).toMatchObject({ entries: 12, cost: 96 * LIVE, month: 96 * LIVE })
  await world.untilState(free, 'done', other)
  expect(await world.readSpent()).toBe(104 * LIVE)
})

test('a run without money at the provider says so, and continues when there is some', async () => {
  const world = await makeSerpWorld()
  await world.control.order('/dataforseo', { balance: 0.07 })
  const collecting = makeCollecting(world)
  await world.jobs.startWorker({ pipelines: [collecting.pipeline], services: {} })
  const runId = await startCollecting(world, collecting, listKeywords(300))
  const failed = await world.untilState(runId, 'failed')
  expect(failed.reason).toBe('DataForSEO wants to be paid first: please look at the balance there.')
  const cost = (await world.readLedger(world.jobs.own))?.['cost']
  expect([cost, await world.countKept()]).toEqual([await world.readSpent(), Number(cost) / QUEUED])
  expect(Number(cost)).toBeGreaterThanOrEqual(100 * QUEUED)

  await world.control.order('/dataforseo', { balance: 10 })
  await world.jobs.as(world.jobs.own, (ctx) => restartRun(ctx, { runId }))
  await world.untilState(runId, 'done')
  expect(await world.readLedger(world.jobs.own)).toMatchObject({ cost: 300 * QUEUED, month: 300 * QUEUED })
  expect([await world.readSpent(), await world.countKept()]).toEqual([300 * QUEUED, 300])
})

test('without a configured service nothing is fetched', async () => {
  const world = await makeSerpWorld()
  const collecting = makeCollecting({ provider: null })
  await world.jobs.startWorker({ pipelines: [collecting.pipeline], services: {} })
  const { reason } = await world.untilState(await startCollecting(world, collecting, ['tent']), 'failed')
  expect(reason).toContain('No provider of search results is connected.')
})

test('cancelling ends a job at once, also in the middle of a slow call', async () => {
  const world = await makeSerpWorld()
  await world.control.order('/latency', { service: 'dataForSeo', ms: 30_000 })
  const collecting = makeCollecting(world)
  const steps: string[] = []
  const only = itemAt(collecting.pipeline.bind({ contentplanId: 1, keywords: ['x'] }), 0)
  const watched = {
    ...collecting.pipeline,
    bind: (given: unknown) =>
      collecting.pipeline.bind(given).map((one) => ({
        ...one,
        perform: (ctx: Parameters<typeof only.perform>[0]) =>
          one.perform(ctx).finally(() => steps.push('ended')),
      })),
  }
  await world.jobs.startWorker({ pipelines: [watched], services: {} })
  const runId = await startCollecting(world, collecting, listKeywords(3))
  await expect
    .poll(async () => (await world.readLedger(world.jobs.own))?.['entries'], { timeout: 15_000 })
    .toBe(1)
  await world.jobs.as(world.jobs.own, (ctx) => cancelRun(ctx, { runId }))
  await expect.poll(() => steps, { timeout: 15_000 }).toEqual(['ended'])
})
