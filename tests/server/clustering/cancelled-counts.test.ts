import { expect, test, vi } from 'vitest'
import { groupKeywords, startGrouping } from '#features/clustering/server/index.ts'
import { cancelGrouping } from '#features/clustering/server/commands/cancel-grouping.ts'
import { estimateGrouping } from '#features/clustering/server/queries/estimate-grouping.ts'
import { findResult } from '#features/clustering/server/queries/find-result.ts'
import { listHistory } from '#features/history/server/queries/list-history.ts'
import type { Model } from '#integrations/model/index.ts'
import { makeSerp, type SerpProvider, type SerpQuery } from '#integrations/serp/index.ts'
import { generousCosts } from '#tests/support/clustering/grouping-services.ts'
import { silentModel } from '#tests/support/fakes/title-models.ts'
import { makeJobWorld } from '#tests/support/jobs/job-world.ts'

// Whole runs take longer on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const BATCH = 7
/** Keywords that are in the plan before the run that is cancelled. */
const ACTIVE = 8

type Way = 'queue' | 'live'

/** Keywords of which every five find the same pages. */
function searchFor(query: SerpQuery) {
  const group = Math.floor(Number(query.keyword.split(' ')[1]) / 5)
  const results = Array.from({ length: 10 }, (_, rank) => ({
    url: `https://rival.example/${group}/${rank}`,
    title: '',
  }))
  return makeSerp(query, { results, fetchedAt: new Date() })
}

/** A provider that counts what it is paid for, and that holds calls from the given one on until they are released. */
function makeProvider() {
  const posted = new Map<string, SerpQuery>()
  const hold = { after: Infinity, calls: 0, isReached: false }
  const pause = async (signal: AbortSignal) => {
    hold.calls++
    if (hold.calls <= hold.after) return
    hold.isReached = true
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  }
  const queue: SerpProvider['queue'] = {
    pricePerSerp: 0.0006,
    batchSize: BATCH,
    post: async (queries, { signal }) => {
      await pause(signal)
      return queries.map((query) => {
        const taskId = `task ${posted.size} ${query.keyword}`
        posted.set(taskId, query)
        return { taskId, failure: null }
      })
    },
    listReady: async ({ signal }) => {
      await pause(signal)
      return [...posted.keys()]
    },
    get: async (taskId, query, { signal }) => {
      await pause(signal)
      return searchFor(posted.get(taskId) ?? query)
    },
  }
  const provider: SerpProvider = {
    name: 'somebody',
    label: 'Somebody',
    isSandbox: false,
    pricePerSerp: 0.002,
    devices: ['desktop'],
    fetchSerp: async (query, { signal }) => {
      await pause(signal)
      return searchFor(query)
    },
    queue: null,
  }
  const choose = (way: Way) => Object.assign(provider, { queue: way === 'queue' ? queue : null })
  return { provider, hold, choose }
}

type Moment = 'at once' | 'Crawling' | 'Clustering' | 'Labeling'

/** A plan whose runs can be held while they wait for a provider or a model. */
async function makeWorld() {
  const jobs = await makeJobWorld()
  const { own, look, inPlan } = jobs
  const { provider, hold, choose } = makeProvider()
  const wait: { model: Model | null } = { model: null }
  const findStep = async () =>
    (
      await look(
        `select s.name from run_steps s where s.state = 'inProgress' order by s.run_id desc, s.position desc limit 1`,
      )
    )[0]?.['name']
  const services = {
    providers: {
      forWorkspace: async () => ({ serps: provider, model: wait.model }),
    },
    costs: generousCosts,
  }
  await jobs.startWorker({ pipelines: [groupKeywords], services })
  const start = async () =>
    (
      await inPlan((ctx, plan) =>
        startGrouping({ ...ctx, userId: null }, services, { plan, queueKeywords: true }),
      )
    ).runId
  const untilEnd = async (runId: number) => {
    await expect.poll(async () => (await jobs.read(own, runId)).endedAt, { timeout: 60_000 }).not.toBeNull()
    return (await jobs.read(own, runId)).state
  }
  return {
    choose,
    estimate: () => inPlan((ctx, plan) => estimateGrouping(ctx, services, { plan })),
    readResult: async () => (await inPlan((ctx, plan) => findResult(ctx, { plan }))).result,
    readHistory: () => inPlan((ctx, plan) => listHistory(ctx, { plan, offset: 0, limit: 1 })),
    countPaid: async () =>
      Number((await look('select coalesce(sum(units), 0)::int as paid from cost_entries'))[0]?.['paid']),
    limit: (most: number) =>
      look(`update contentplans set keyword_limit = ${most} where id = ${own.contentplanId}`),
    add: (first: number, count: number) =>
      look(
        `insert into keywords (workspace_id, contentplan_id, keyword, folded, source, estimated_search_volume)
         select ${own.workspaceId}, ${own.contentplanId}, 'word ' || at, 'word ' || at, 'upload', 100000 - at
         from generate_series(${first}, ${first + count - 1}) as at`,
      ),
    start,
    untilEnd,
    /** Starts a run and cancels it in a step, in Crawling after so many calls of the provider. */
    startAndCancel: async (moment: Moment, calls: number) => {
      Object.assign(hold, { calls: 0, isReached: false, after: moment === 'Crawling' ? calls : Infinity })
      const isAfterCrawling = moment === 'Clustering' || moment === 'Labeling'
      // Clustering can be over too soon to be seen: then the run is held in Labeling.
      Object.assign(wait, { model: isAfterCrawling ? silentModel : null })
      const runId = await start()
      const isThere = async () =>
        moment === 'at once' ||
        hold.isReached ||
        (isAfterCrawling && [moment, 'Labeling'].includes(String(await findStep())))
      await expect.poll(isThere, { timeout: 30_000, interval: 10 }).toBe(true)
      const { isCancelled } = await inPlan((ctx, plan) => cancelGrouping(ctx, { plan }))
      Object.assign(wait, { model: null })
      Object.assign(hold, { after: Infinity })
      expect(isCancelled).toBe(true)
      expect(await untilEnd(runId)).toBe('cancelled')
    },
  }
}

/** The number of keywords that the run finds, and in Crawling the calls that the provider has answered. */
const CANCELLED = [
  { way: 'queue', moment: 'at once', room: 'too little room', count: 21, calls: 0 },
  { way: 'queue', moment: 'Crawling', room: 'enough room', count: 41, calls: 4 },
  { way: 'queue', moment: 'Crawling', room: 'too little room', count: 41, calls: 11 },
  { way: 'live', moment: 'Crawling', room: 'too little room', count: 34, calls: 6 },
  { way: 'queue', moment: 'Clustering', room: 'too little room', count: 42, calls: 0 },
  { way: 'queue', moment: 'Labeling', room: 'enough room', count: 43, calls: 0 },
] as const

test.each(CANCELLED)(
  'after a run was cancelled ($way, $moment, $room, $calls calls), the numbers before the next run are what it then does',
  async ({ way, moment, room, count, calls: answered }) => {
    const world = await makeWorld()
    world.choose(way)
    await world.add(0, ACTIVE)
    expect(await world.untilEnd(await world.start())).toBe('done')
    await world.add(ACTIVE, count)
    await world.limit(room === 'enough room' ? 100_000 : ACTIVE + count - 3)
    const before = await world.estimate()
    const { total } = await world.readHistory()
    await world.startAndCancel(moment, answered)
    const ahead = await world.estimate()
    const { activateCount, serps } = ahead
    const { cached = 0, posted = 0, calls = 0 } = serps ?? {}
    expect(ahead).toMatchObject({ ...before, run: { state: 'cancelled' }, serps: expect.anything() })
    expect([moment, cached + posted + calls]).toEqual([moment, activateCount])
    expect((await world.readHistory()).total).toBe(total)

    const paid = await world.countPaid()
    expect(await world.untilEnd(await world.start())).toBe('done')
    expect([moment, (await world.countPaid()) - paid]).toEqual([moment, calls])
    const result = await world.readResult()
    expect(result?.keywordCount).toBe(activateCount)
    const { total: changes, entries } = await world.readHistory()
    expect(changes).toBe(total + 1)
    expect(entries).toMatchObject([{ source: 'change', keywordCount: activateCount }])
    const after = await world.estimate()
    expect(after).toMatchObject({
      activeCount: before.activeCount + activateCount,
      inactiveCount: before.inactiveCount - activateCount,
    })
  },
)
