import { expect, test } from 'vitest'
import { fetchVolumes } from '#features/keywords/server/index.ts'
import { cancelVolumes } from '#features/keywords/server/commands/cancel-volumes.ts'
import { startVolumes } from '#features/keywords/server/commands/start-volumes.ts'
import { estimateVolumes } from '#features/keywords/server/queries/estimate-volumes.ts'
import type { KeywordData } from '#integrations/keyword-data/index.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { makeJobWorld } from '#tests/support/jobs/job-world.ts'

interface Options {
  confirmAbove?: number
  monthlyCap?: number | null
}

const credential = { kind: 'session', session: 'none' } as const

/** A plan with keywords of unknown search volume, and a service that knows all but the rare ones, two at a time. */
async function makeVolumeWorld({ confirmAbove = 2_000_000, monthlyCap = null }: Options = {}) {
  const jobs = await makeJobWorld()
  const { own, look, inPlan } = jobs
  const asked: string[][] = []
  let failing: Error | null = null
  const held: { until: Promise<void> | null } = { until: null }
  const keywordData: KeywordData = {
    name: 'somebody',
    label: 'Somebody',
    isSandbox: false,
    volumes: {
      batchSize: 2,
      pricePerCall: 0.5,
      fetch: async ({ keywords }) => {
        asked.push([...keywords])
        await held.until
        if (failing !== null && asked.length > 1) throw failing
        return keywords.map((keyword) => ({
          keyword,
          searchVolume: keyword.includes('rare') ? null : keyword.length * 10,
          cpc: 0.31,
          competition: 5,
        }))
      },
    },
    related: { pricePerCall: 0, pricePerKeyword: 0, fetch: async () => [] },
  }
  const given: { keywordData: KeywordData | null } = { keywordData }
  const costs = { confirmAbove, monthlyCap }
  const services = {
    providers: async () => ({ keywordData: given.keywordData, model: null, serps: null, spent: () => 0 }),
    confirmAbove,
    database: () => jobs.database,
  }
  const start = (more: { keywordIds?: number[]; confirmedCost?: number } = {}) =>
    inPlan((ctx, plan) => startVolumes({ ...ctx, credential }, services, { plan, keywordIds: null, ...more }))
  return {
    ...jobs,
    asked,
    given,
    held,
    cancel: () => inPlan((ctx, plan) => cancelVolumes(ctx, { plan })),
    fail: (error: Error | null) => {
      failing = error
    },
    add: (words: string[], values = 'null') =>
      look(
        `insert into keywords (workspace_id, contentplan_id, keyword, folded, source, estimated_search_volume)
         select ${own.workspaceId}, ${own.contentplanId}, word, word, 'upload', ${values}
         from unnest(array['${words.join("','")}']) as word returning id`,
      ),
    estimate: (keywordIds: number[] | null = null) =>
      inPlan((ctx, plan) => estimateVolumes({ ...ctx, credential }, services, { plan, keywordIds })),
    start,
    work: () =>
      jobs.startWorker({
        pipelines: [fetchVolumes],
        services: { providers: { forWorkspace: services.providers }, costs },
      }),
    untilEnd: async (runId: number) => {
      await expect.poll(async () => (await jobs.read(own, runId)).endedAt, { timeout: 30_000 }).not.toBeNull()
      return jobs.read(own, runId)
    },
    volumes: () =>
      look('select keyword, estimated_search_volume as volume, cpc::text from keywords order by id'),
    costs: () => look('select cost, units, provider from cost_entries order by id'),
  }
}

test('unknown search volumes are asked for in batches, paid, kept and counted, and what the service does not know is not asked again', async () => {
  const { add, look, own, asked, estimate, start, work, untilEnd, volumes, costs } = await makeVolumeWorld()
  const [, , rare] = await add(['tents', 'boots', 'rare laces', 'socks', 'hats'])
  await add(['known'], '7')
  await look(
    `insert into articles (workspace_id, contentplan_id, title) values (${own.workspaceId}, ${own.contentplanId}, 'Shoes')`,
  )
  await look(
    `update keywords set article_id = (select id from articles) where keyword in ('boots', 'rare laces')`,
  )
  await look(`update keywords set excluded = true where keyword = 'hats'`)
  await look(`update keywords set cpc = 2 where keyword = 'socks'`)
  const ahead = {
    unknownCount: 4,
    askedBeforeCount: 0,
    askCount: 4,
    calls: 2,
    cost: 1_000_000,
    provider: 'Somebody',
  }
  expect(await estimate()).toMatchObject({ ...ahead, needsConfirmation: false, run: null })
  await work()
  const { runId } = await start()
  expect((await untilEnd(runId)).state).toBe('done')
  expect(asked).toEqual([
    ['tents', 'boots'],
    ['rare laces', 'socks'],
  ])
  expect(await volumes()).toEqual([
    { keyword: 'tents', volume: 50, cpc: '0.31' },
    { keyword: 'boots', volume: 50, cpc: '0.31' },
    { keyword: 'rare laces', volume: null, cpc: '0.31' },
    { keyword: 'socks', volume: 50, cpc: '2' },
    { keyword: 'hats', volume: null, cpc: null },
    { keyword: 'known', volume: 7, cpc: null },
  ])
  expect(await costs()).toEqual([
    { cost: 500_000, units: 2, provider: 'somebody' },
    { cost: 500_000, units: 2, provider: 'somebody' },
  ])
  expect(await look('select estimated_search_volume as volume from articles')).toEqual([{ volume: 50 }])
  const after = { unknownCount: 1, askedBeforeCount: 1, askCount: 0, calls: 0, cost: 0 }
  expect(await estimate()).toMatchObject({ ...after, run: { state: 'done', found: 3, unknown: 1 } })
  await expect(start()).rejects.toThrow(
    'Somebody was asked in the last 30 days, and does not know any of them.',
  )
  const named = [Number(rare?.['id'])]
  expect(await estimate(named)).toMatchObject({ unknownCount: 1, askCount: 1, calls: 1 })
  await untilEnd((await start({ keywordIds: named })).runId)
  expect(asked.at(-1)).toEqual(['rare laces'])
  await look(`update keywords set volume_asked_at = now() - interval '31 days'`)
  expect(await estimate()).toMatchObject({ askedBeforeCount: 0, askCount: 1 })
})

test('named keywords get exact search volumes in place of rough ones, and keep those that the service does not know', async () => {
  const { add, look, estimate, start, work, untilEnd, asked } = await makeVolumeWorld()
  const rows = await add(['tents', 'rare laces', 'known'], '3000')
  await look(`update keywords set volume_is_rough = keyword <> 'known'`)
  expect(await estimate()).toMatchObject({ unknownCount: 0, roughCount: 0, askCount: 0 })
  const named = rows.map(({ id }) => Number(id))
  expect(await estimate(named)).toMatchObject({ unknownCount: 2, roughCount: 2, askCount: 2 })
  await work()
  const { runId } = await start({ keywordIds: named })
  expect((await untilEnd(runId)).state).toBe('done')
  expect(asked).toEqual([['tents', 'rare laces']])
  expect(
    await look(
      'select keyword, estimated_search_volume as volume, volume_is_rough as rough from keywords order by id',
    ),
  ).toEqual([
    { keyword: 'tents', volume: 50, rough: false },
    { keyword: 'rare laces', volume: 3000, rough: true },
    { keyword: 'known', volume: 3000, rough: false },
  ])
  expect(await estimate()).toMatchObject({ run: { found: 1, unknown: 1 } })
})

test('a run that is cancelled keeps the batch that is under way, and asks for no other', async () => {
  const { add, asked, held, start, cancel, work, untilEnd, volumes, costs, estimate, look } =
    await makeVolumeWorld()
  await add(['tents', 'boots', 'socks', 'hats'])
  const { promise, resolve } = Promise.withResolvers<void>()
  held.until = promise
  await work()
  const { runId } = await start()
  await expect.poll(() => asked.length, { timeout: 30_000 }).toBe(1)
  expect(await cancel()).toEqual({ isCancelled: true })
  expect(await estimate()).toMatchObject({ run: { state: 'running', is_ending: true } })
  resolve()
  expect(await untilEnd(runId)).toMatchObject({ state: 'cancelled' })
  expect(asked).toEqual([['tents', 'boots']])
  expect((await volumes()).map(({ volume }) => volume)).toEqual([50, 50, null, null])
  expect(await costs()).toHaveLength(1)
  expect(await estimate()).toMatchObject({ askCount: 2, run: { state: 'cancelled', found: 2 } })
  expect(await look('select requests from plan_assessments')).toEqual([{ requests: 1 }])
  expect(await cancel()).toEqual({ isCancelled: false })
  expect((await untilEnd((await start()).runId)).state).toBe('done')
  expect(asked.slice(1)).toEqual([['socks', 'hats']])
})

test('a run that no worker has begun is cancelled at once', async () => {
  const { add, asked, start, cancel, work, untilEnd } = await makeVolumeWorld()
  await add(['tents'])
  expect(await cancel()).toEqual({ isCancelled: false })
  const { runId } = await start()
  expect(await cancel()).toEqual({ isCancelled: true })
  await work()
  expect((await untilEnd(runId)).state).toBe('cancelled')
  expect(asked).toEqual([])
})

test('a run that is interrupted keeps what it has paid for, and asks only for the rest', async () => {
  const { add, asked, fail, start, work, untilEnd, volumes, estimate } = await makeVolumeWorld()
  await add(['tents', 'boots', 'socks'])
  fail(new Error('the process was lost'))
  await work()
  const { runId } = await start()
  await expect.poll(() => asked.length, { timeout: 30_000 }).toBeGreaterThan(1)
  expect((await volumes()).map(({ volume }) => volume)).toEqual([50, 50, null])
  expect(await start()).toEqual({ runId, isNew: false })
  fail(null)
  expect((await untilEnd(runId)).state).toBe('done')
  expect(asked[0]).toEqual(['tents', 'boots'])
  expect(new Set(asked.slice(1).map(String))).toEqual(new Set(['socks']))
  expect(await estimate()).toMatchObject({ run: { found: 3, unknown: 0 } })
})

test('a cost above the limit is confirmed first, and a cap ends the run with what was found', async () => {
  const { add, start, work, untilEnd, volumes } = await makeVolumeWorld({
    confirmAbove: 0,
    monthlyCap: 600_000,
  })
  await add(['tents', 'boots', 'socks'])
  await expect(start()).rejects.toMatchObject({
    code: 'not_confirmed',
    details: { estimate: { cost: 1_000_000 } },
  })
  await expect(start({ confirmedCost: 999_999 })).rejects.toMatchObject({ code: 'not_confirmed' })
  const { runId } = await start({ confirmedCost: 1_000_000 })
  await work()
  expect(await untilEnd(runId)).toMatchObject({ state: 'failed', reason: expect.stringContaining('$0.60') })
  expect((await volumes()).map(({ volume }) => volume)).toEqual([50, 50, null])
})

test('search volumes cannot be asked for without a service, or when all are known, and a refusal of the service is shown', async () => {
  const { add, given, asked, fail, start, work, untilEnd, estimate } = await makeVolumeWorld()
  await expect(start()).rejects.toThrow('The search volume of all these keywords is known.')
  await add(['tents', 'boots', 'socks'])
  const { keywordData } = given
  given.keywordData = null
  expect(await estimate()).toMatchObject({ unknownCount: 3, provider: null, cost: 0 })
  await expect(start()).rejects.toThrow('No provider of search volumes')
  given.keywordData = keywordData
  fail(new AdapterError('payment', 'Somebody has no money left.'))
  const { runId } = await start()
  await work()
  expect(await untilEnd(runId)).toMatchObject({ state: 'failed', reason: 'Somebody has no money left.' })
  expect(asked).toHaveLength(2)
})
