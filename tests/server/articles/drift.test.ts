import { expect, test, vi } from 'vitest'
import { undoChange } from '#features/articles/server/commands/undo-change.ts'
import { groupKeywords } from '#features/clustering/server/index.ts'
import { pagesOf } from '#tests/support/serps/serp-pages.ts'
import { listIntents, makeGroupingWorld } from '#tests/support/clustering/grouping-world.ts'
import { followDrift } from '#features/articles/server/commands/follow-drift.ts'
import { refresh, scheduleRefresh } from '#features/articles/server/commands/refresh.ts'
import { estimateRefresh } from '#features/articles/server/queries/estimate-refresh.ts'
import { listDrifts } from '#features/articles/server/queries/list-drifts.ts'
import { refreshPlan, refreshSchedule } from '#features/articles/server/jobs/refresh-plan.ts'

// Whole runs take longer on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const words = [...new Set(listIntents(12).flatMap(({ keywords }) => keywords.slice(0, 4)))]

/** Clusters of the sandbox's shop, and a worker that refreshes their results. */
async function makeDriftWorld() {
  const world = await makeGroupingWorld()
  await world.add(words)
  const pipelines = [groupKeywords, refreshPlan, refreshSchedule]
  await world.startWorker({ pipelines, services: world.services })
  await world.untilEnd((await world.start()).runId)
  const inPlan = await world.addUser()
  return {
    ...world,
    inPlan,
    list: async () =>
      (await inPlan((ctx, plan) => listDrifts(ctx, { plan, offset: 0, limit: 100 }))).keywords,
    refresh: async () => {
      const { runId } = await inPlan((ctx, plan) => refresh(ctx, world.services, { plan }))
      return world.untilEnd(runId)
    },
    /** Gives a keyword of the first large cluster the results of the second one's main keyword. */
    driftOne: async () => {
      const [from, to] = await world.look(
        'select id, main_keyword_id from articles where keyword_count > 3 order by id',
      )
      const [moved] = await world.look(
        `select id, folded from keywords where article_id = ${from?.['id']} and id <> ${from?.['main_keyword_id']} limit 1`,
      )
      await world.look(
        `update serps set (urls, pages) = (select s.urls, s.pages from serps s join keywords k on k.folded = s.keyword
           where k.id = ${to?.['main_keyword_id']}) where keyword = '${moved?.['folded']}'`,
      )
      return { id: Number(moved?.['id']), from: Number(from?.['id']), to: Number(to?.['id']) }
    },
  }
}

test('drifted keywords are listed, move only when a user asks for it, and come back by undo', async () => {
  const { driftOne, refresh: refreshAll, list, inPlan, look, services } = await makeDriftWorld()
  const { id, from, to } = await driftOne()
  expect(await refreshAll()).toMatchObject({ state: 'done' })
  expect(await list()).toMatchObject([{ id, article_id: from, best_article_id: to, verdict: 'moves' }])
  const place = () => look(`select article_id from keywords where id = ${id}`)
  expect(await place()).toEqual([{ article_id: from }])
  const { changed, changeId } = await inPlan((ctx, plan) =>
    followDrift(ctx, services, { plan, keywordIds: [id] }),
  )
  expect(changed).toBe(1)
  expect(await place()).toEqual([{ article_id: to }])
  expect(await list()).toEqual([])
  await inPlan((ctx, plan) => undoChange(ctx, services, { plan, changeId: changeId ?? 0 }))
  expect(await place()).toEqual([{ article_id: from }])
  expect(await list()).toHaveLength(1)
})

test('a keyword that shares too little with any cluster goes into a cluster of its own', async () => {
  const { driftOne, refresh: refreshAll, list, inPlan, look, services } = await makeDriftWorld()
  const { id } = await driftOne()
  await look(
    `update serps set urls = '{https://nowhere.example/a}', titles = '{a}', pages = '{${pagesOf(['https://nowhere.example/a'])}}'
     where keyword = (select folded from keywords where id = ${id})`,
  )
  await refreshAll()
  expect(await list()).toMatchObject([{ id, best_article_id: null, verdict: 'alone' }])
  await inPlan((ctx, plan) => followDrift(ctx, services, { plan, keywordIds: [id, 2 ** 31 - 1] }))
  expect(
    await look(`select a.keyword_count, a.title = upper(left(k.keyword, 1)) || substr(k.keyword, 2) as named from articles a join keywords k on k.article_id = a.id
      where k.id = ${id}`),
  ).toEqual([{ keyword_count: 1, named: true }])
})

test('a keyword of a locked cluster has not drifted', async () => {
  const { driftOne, refresh: refreshAll, list, look } = await makeDriftWorld()
  const { from } = await driftOne()
  await refreshAll()
  await look(`update articles set is_locked = true where id = ${from}`)
  expect(await list()).toEqual([])
})

test('a refresh fetches old search results again, and the estimate counts them first', async () => {
  const { refresh: refreshAll, inPlan, look, services } = await makeDriftWorld()
  await look(`update serps set fetched_at = now() - interval '40 days' where keyword < 'm'`)
  const [old] = await look(
    `select count(*)::int as old from serps where fetched_at < now() - interval '30 days'`,
  )
  const estimate = () => inPlan((ctx, plan) => estimateRefresh(ctx, services, { plan }))
  expect(await estimate()).toMatchObject({
    activeCount: words.length,
    oldCount: old?.['old'],
    isSandbox: true,
    scheduledCost: 0,
    due_at: null,
    refreshed_at: null,
  })
  await refreshAll()
  expect(await estimate()).toMatchObject({ oldCount: 0, refreshed_at: expect.any(String) })
  expect(await look(`select from serps where fetched_at < now() - interval '30 days'`)).toEqual([])
})

test('a schedule sleeps, starts a refresh when it is due, sleeps again, and ends when it is removed', async () => {
  const { inPlan, look, services } = await makeDriftWorld()
  const schedule = (everyDays: number | null) =>
    inPlan((ctx, plan) => scheduleRefresh(ctx, services, { plan, everyDays }))
  const readStates = async () =>
    (await look(`select state from runs where name = 'refresh schedule' order by id`)).map(
      ({ state }) => state,
    )
  const readDue = async () => {
    const [row] =
      await look(`select extract(day from justify_hours(due_at - now() + interval '1 hour'))::int as days
      from plan_refreshes where every_days is not null`)
    return row?.['days']
  }
  /** In how many days the next refresh is due, as users see it. */
  const readEstimated = async () => {
    const { due_at: due } = await inPlan((ctx, plan) => estimateRefresh(ctx, services, { plan }))
    return due === null ? null : Math.round((Date.parse(due) - Date.now()) / 86_400_000)
  }
  const refreshed = () => look(`select from runs where name = 'refresh' and state = 'done'`)
  await schedule(60)
  expect(await schedule(30)).toEqual({ every_days: 30 })
  expect(await readDue()).toBe(30)
  expect(await readEstimated()).toBe(30)
  await expect.poll(readStates, { timeout: 10_000 }).toEqual(['cancelled', 'waiting'])
  expect(await refreshed()).toEqual([])
  await look(`update plan_refreshes set due_at = now() where every_days is not null`)
  await look(`update runs set wake_at = now() where name = 'refresh schedule' and state = 'waiting'`)
  await expect.poll(refreshed, { timeout: 30_000 }).toHaveLength(1)
  expect(await readDue()).toBe(30)
  await expect.poll(readStates, { timeout: 10_000 }).toEqual(['cancelled', 'waiting'])
  await schedule(null)
  expect(await readEstimated()).toBeNull()
  expect(await readStates()).toEqual(['cancelled', 'cancelled'])
})
