import { expect, test, vi } from 'vitest'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { SerpProvider, SerpQueue } from '#integrations/serp/index.ts'
import { restartRun } from '#platform/server/jobs/restart-run.ts'
import { quickTimesWithPauses } from '#tests/support/jobs/quick-times.ts'
import {
  listKeywords,
  makeCollecting,
  makeSerpWorld,
  startCollecting,
  type SerpWorld,
} from '#tests/support/serps/serp-world.ts'

// Whole runs take longer on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const LIVE = 2_000
const QUEUED = 600
const PATIENT = { timeout: 15_000 }

/** The provider with some functions of its queue replaced. */
function changeQueue(provider: SerpProvider, change: (queue: SerpQueue) => Partial<SerpQueue>): SerpProvider {
  const { queue } = provider
  if (queue === null) throw new Error('DataForSEO has a queue')
  return { ...provider, queue: { ...queue, ...change(queue) } }
}

function untilAborted({ signal }: { signal: AbortSignal }): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

/** Works a run with a provider until a condition holds, loses that worker, and lets another one finish the run. */
async function loseWorker(
  world: SerpWorld,
  odd: SerpProvider,
  keywords: string[],
  until: () => Promise<void>,
) {
  const broken = makeCollecting({ provider: odd })
  const worker = await world.jobs.startWorker({ pipelines: [broken.pipeline], services: {}, finishMs: 20 })
  const runId = await startCollecting(world, broken, keywords)
  await until()
  await worker.stop()
  const whole = makeCollecting(world)
  await world.jobs.startWorker({ pipelines: [whole.pipeline], services: {} })
  await world.untilState(runId, 'done')
  return whole.collected
}

test('a worker that is lost while its searches are queued costs nothing: the next one fetches them', async () => {
  const world = await makeSerpWorld()
  const odd = changeQueue(world.provider, () => ({ listReady: untilAborted }))
  const collected = await loseWorker(world, odd, listKeywords(150), async () => {
    await expect.poll(world.readSpent, PATIENT).toBe(150 * QUEUED)
    await expect
      .poll(
        async () =>
          (await world.jobs.look('select task_id from serp_tasks where task_id is not null')).length,
        PATIENT,
      )
      .toBe(150)
  })
  expect(collected).toEqual([{ total: 150, cached: 0, fetched: 150, failed: 0 }])
  expect(await world.readLedger(world.jobs.own)).toMatchObject({ entries: 2, cost: 150 * QUEUED })
  expect([await world.readSpent(), await world.countTasks()]).toEqual([150 * QUEUED, 0])
})

test('a worker that is lost between paying and storing a batch costs that batch again, and the ledger has both', async () => {
  const world = await makeSerpWorld()
  const odd = changeQueue(world.provider, (queue) => ({
    post: async (queries, options) => {
      await queue.post(queries, options)
      return untilAborted(options)
    },
  }))
  await loseWorker(world, odd, listKeywords(150), async () => {
    await expect.poll(world.readSpent, PATIENT).toBe(100 * QUEUED)
  })
  expect(await world.readSpent()).toBe(250 * QUEUED)
  expect(await world.readLedger(world.jobs.own)).toMatchObject({
    entries: 3,
    cost: 250 * QUEUED,
    month: 250 * QUEUED,
  })
})

test('a worker that is lost in live searches costs only the searches that were under way again', async () => {
  const world = await makeSerpWorld()
  const keywords = listKeywords(20)
  let calls = 0
  const odd: SerpProvider = {
    ...world.provider,
    fetchSerp: async (asked, options) => {
      const serp = await world.provider.fetchSerp(asked, options)
      return ++calls > 12 ? untilAborted(options) : serp
    },
  }
  await loseWorker(world, odd, keywords, async () => {
    // The four searches that hang are under way, and the results of the other twelve are kept.
    await expect.poll(async () => [calls, await world.countKept()], PATIENT).toEqual([16, 12])
  })
  expect(await world.readSpent()).toBe(24 * LIVE)
  expect(await world.readLedger(world.jobs.own)).toMatchObject({ cost: 24 * LIVE, month: 24 * LIVE })
  expect([await world.countKept(), await world.countTasks()]).toEqual([20, 0])
})

test.each([
  ['unavailable', 0],
  ['reset', LIVE],
  ['html', LIVE],
])(
  'a provider that is down (%s) is tried again, then the run ends with the reason, and continues when it is restarted',
  async (kind, costOfEach) => {
    const world = await makeSerpWorld()
    const collecting = makeCollecting({ ...world, attempts: 3 })
    await world.jobs.startWorker({ pipelines: [collecting.pipeline], services: {} })
    await world.control.order('/faults', { service: 'dataForSeo', kind })
    const runId = await startCollecting(world, collecting, listKeywords(4))
    const { reason } = await world.untilState(runId, 'failed')
    expect(reason).toMatch(/^(DataForSEO|127\.0\.0\.1) (does not work|cannot be reached)/)
    expect(await world.listPaths()).toHaveLength(12)
    expect(await world.readLedger(world.jobs.own)).toMatchObject({ entries: 3, cost: 12 * costOfEach })

    await world.control.order('/clear-faults')
    await world.jobs.as(world.jobs.own, (ctx) => restartRun(ctx, { runId }))
    await world.untilState(runId, 'done')
    expect([await world.readSpent(), await world.countKept()]).toEqual([4 * LIVE, 4])
    expect(await world.readLedger(world.jobs.own)).toMatchObject({ cost: 12 * costOfEach + 4 * LIVE })
  },
)

test('temporary failures cost no attempt while some searches succeed, and failed searches are not paid', async () => {
  const world = await makeSerpWorld()
  const collecting = makeCollecting({ ...world, attempts: 1 })
  await world.jobs.startWorker({ pipelines: [collecting.pipeline], services: {} })
  const path = '/v3/serp/google/organic/'
  await world.control.order('/faults', {
    service: 'dataForSeo',
    kind: 'unavailable',
    times: 3,
    path: `${path}live`,
  })
  await world.untilState(await startCollecting(world, collecting, listKeywords(15)), 'done')
  await world.control.order('/faults', {
    service: 'dataForSeo',
    kind: 'unavailable',
    after: 9,
    times: 4,
    path: `${path}task_get`,
  })
  await world.untilState(await startCollecting(world, collecting, listKeywords(60, 'boots')), 'done')
  expect(await world.countKept()).toBe(75)
  const cost = 15 * LIVE + 60 * QUEUED
  expect([await world.readLedger(world.jobs.own), await world.readSpent()]).toMatchObject([
    { cost, month: cost },
    cost,
  ])
})

test('a run that exceeds the provider’s rate waits as long as asked, without spending an attempt', async () => {
  const world = await makeSerpWorld()
  const collecting = makeCollecting({ ...world, attempts: 1 })
  await world.jobs.startWorker({
    pipelines: [collecting.pipeline],
    services: {},
    times: quickTimesWithPauses,
  })
  await world.control.order('/faults', { service: 'dataForSeo', kind: 'rate_limited', times: 2 })
  const runId = await startCollecting(world, collecting, listKeywords(6))
  const waiting = await world.untilState(runId, 'waiting')
  expect(waiting.reason).toBe('DataForSEO asks to slow down; it works again in a while.')
  expect(await world.countKept()).toBe(4)
  await world.jobs.look(`update runs set wake_at = now() where id = ${runId}`)
  await world.untilState(runId, 'done')
  expect(await world.readLedger(world.jobs.own)).toMatchObject({ cost: 6 * LIVE, month: 6 * LIVE })
})

test('a run that exceeds the rate while fetching stops there, and fetches the rest later', async () => {
  const world = await makeSerpWorld()
  const collecting = makeCollecting({ ...world, attempts: 1 })
  await world.jobs.startWorker({ pipelines: [collecting.pipeline], services: {} })
  const path = '/v3/serp/google/organic/task_get'
  await world.control.order('/faults', { service: 'dataForSeo', kind: 'rate_limited', after: 10, path })
  const runId = await startCollecting(world, collecting, listKeywords(90))
  const read = async () => (await world.jobs.read(world.jobs.own, runId)).reason
  await expect.poll(read, PATIENT).toBe('DataForSEO asks to slow down; it works again in a while.')
  // Ten results, and at most eight calls at once in each attempt until now: never all.
  expect((await world.listPaths()).filter((one) => one === 'task_get').length).toBeLessThan(90)
  expect(await world.countKept()).toBe(10)
  await world.control.order('/clear-faults')
  await world.jobs.look(`update runs set wake_at = now() where id = ${runId}`)
  await world.untilState(runId, 'done')
  expect(await world.readLedger(world.jobs.own)).toMatchObject({ entries: 1, cost: 90 * QUEUED })
})

test('a refused key ends the run at once', async () => {
  const world = await makeSerpWorld()
  const collecting = makeCollecting(world)
  await world.jobs.startWorker({ pipelines: [collecting.pipeline], services: {} })
  await world.control.order('/faults', { service: 'dataForSeo', kind: 'unauthorized' })
  const { reason } = await world.untilState(
    await startCollecting(world, collecting, listKeywords(40)),
    'failed',
  )
  expect(reason).toBe('DataForSEO refuses its key; please check it.')
  expect(await world.listPaths()).toHaveLength(1)
  expect(await world.readLedger(world.jobs.own)).toMatchObject({ entries: 1, cost: 0, month: 0, units: 0 })
})

const odd = new AdapterError('invalid', 'No.', { reason: '40501' })
const oddProvider = (provider: SerpProvider, isOdd: (keyword: string) => boolean): SerpProvider => ({
  ...changeQueue(provider, (queue) => ({
    post: async (queries, options) => {
      const fine = queries.filter(({ keyword }) => !isOdd(keyword))
      const posted = await queue.post(fine, options)
      return queries.map(({ keyword }) =>
        isOdd(keyword) ? { taskId: null, failure: odd } : (posted.shift() ?? { taskId: null, failure: odd }),
      )
    },
  })),
  fetchSerp: async (asked, options) => {
    if (isOdd(asked.keyword)) throw odd
    return provider.fetchSerp(asked, options)
  },
})

test.each([
  [12, LIVE],
  [60, QUEUED],
])(
  'of %i keywords those that the provider refuses get no results, and cost nothing',
  async (count, price) => {
    const world = await makeSerpWorld()
    const provider = oddProvider(world.provider, (keyword) => / [147]$/.test(keyword))
    const collecting = makeCollecting({ provider })
    await world.jobs.startWorker({ pipelines: [collecting.pipeline], services: {} })
    const keywords = [...listKeywords(count), 'x'.repeat(501), '   ']
    await world.untilState(await startCollecting(world, collecting, keywords), 'done')
    expect(collecting.collected).toEqual([{ total: count + 2, cached: 0, fetched: count - 3, failed: 5 }])
    const cost = (count - 3) * price
    expect(await world.readLedger(world.jobs.own)).toMatchObject({ cost, month: cost, units: count - 3 })
    expect(await world.countKept()).toBe(count - 3)
  },
)

test('a restarted run does not send keywords again that the provider refused; another run does', async () => {
  const world = await makeSerpWorld()
  let isDown = true
  const asked: string[] = []
  const provider: SerpProvider = {
    ...world.provider,
    fetchSerp: async (search, options) => {
      asked.push(search.keyword)
      if (search.keyword === 'tent 0') throw odd
      if (search.keyword === 'tent 1' && isDown) throw new AdapterError('payment', 'Pay.')
      return world.provider.fetchSerp(search, options)
    },
  }
  const collecting = makeCollecting({ provider })
  await world.jobs.startWorker({ pipelines: [collecting.pipeline], services: {} })
  const runId = await startCollecting(world, collecting, listKeywords(3))
  await world.untilState(runId, 'failed')
  isDown = false
  await world.jobs.as(world.jobs.own, (ctx) => restartRun(ctx, { runId }))
  await world.untilState(runId, 'done')
  expect(asked.toSorted()).toEqual(['tent 0', 'tent 1', 'tent 1', 'tent 2'])
  await world.untilState(await startCollecting(world, collecting, listKeywords(3)), 'done')
  expect(asked.at(-1)).toBe('tent 0')
  expect(collecting.collected.map(({ failed }) => failed)).toEqual([1, 1])
})

test('when the provider refuses every keyword, the run fails with the provider’s error', async () => {
  const world = await makeSerpWorld()
  const collecting = makeCollecting({ provider: oddProvider(world.provider, () => true) })
  await world.jobs.startWorker({ pipelines: [collecting.pipeline], services: {} })
  const { reason } = await world.untilState(
    await startCollecting(world, collecting, listKeywords(7)),
    'failed',
  )
  expect([reason, await world.countTasks()]).toEqual(['No.', 0])
})
