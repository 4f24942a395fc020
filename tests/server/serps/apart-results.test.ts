import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { estimateSerps, findCachedSerps, shareResults } from '#features/serps/server/index.ts'
import { openProgramDatabase } from '#tests/support/database/program-database.ts'
import { createTestDatabase, query } from '#tests/support/database/test-database.ts'
import type { JobWorkspace } from '#tests/support/jobs/job-world.ts'
import {
  listKeywords,
  makeCollecting,
  makeSerpWorld,
  MARKET,
  startCollecting,
} from '#tests/support/serps/serp-world.ts'

vi.setConfig({ testTimeout: 90_000 })

const LIVE = 2_000
const keywords = listKeywords(5)
const cache = { location: '2840', language: 'en', device: 'desktop', isSandbox: false } as const

/** A world where each workspace has its own results, as where strangers may sign up. */
async function makeApart() {
  const world = await makeSerpWorld()
  const { look, as } = world.jobs
  await look('update instance set shares_results = false')
  onTestFinished(async () => void (await look('update instance set shares_results = true')))
  const collecting = makeCollecting(world)
  await world.jobs.startWorker({ pipelines: [collecting.pipeline], services: {} })
  return {
    ...world,
    collected: collecting.collected,
    collect: async (workspace: JobWorkspace) =>
      world.untilState(await startCollecting(world, collecting, keywords, workspace), 'done', workspace),
    estimate: (workspace: JobWorkspace) =>
      as(workspace, ({ database }) =>
        estimateSerps(
          { database, now: new Date(), costs: { confirmAbove: 0, monthlyCap: null } },
          { provider: world.provider, keywords, market: MARKET },
        ),
      ),
    countSeen: (workspace: JobWorkspace) =>
      as(
        workspace,
        async ({ database }) =>
          (await findCachedSerps({ database, now: new Date() }, { keywords, ...cache })).size,
      ),
  }
}

test('with separate results neither estimate, screen nor cost reveals what another workspace has searched for', async () => {
  const { jobs, collect, estimate, countSeen, collected, readLedger, readSpent } = await makeApart()
  const { own, other } = jobs
  const before = await estimate(own)
  await collect(other)
  expect(await estimate(own)).toEqual(before)
  expect(before).toMatchObject({ wanted: 5, cached: 0, calls: 5 })
  expect([await countSeen(own), await countSeen(other)]).toEqual([0, 5])
  await collect(own)
  expect(collected[1]).toEqual({ total: 5, cached: 0, fetched: 5, failed: 0 })
  expect(await readLedger(own)).toMatchObject({ cost: 5 * LIVE })
  expect(await readSpent()).toBe(10 * LIVE)
  expect(await estimate(own)).toMatchObject({ cached: 5, calls: 0 })
})

test('with separate results a search that another workspace has under way is not visible', async () => {
  const { jobs, estimate } = await makeApart()
  const before = await estimate(jobs.own)
  for (const taskId of [`'there'`, 'null'])
    await jobs.look(
      `insert into serp_tasks (keyword, location, language, device, provider, is_sandbox, circle, task_id)
       values ('tent ${taskId.length}', '2840', 'en', 'desktop', 'dataforseo', false, ${jobs.other.workspaceId}, ${taskId})`,
    )
  expect(await estimate(jobs.own)).toEqual(before)
})

test('shared results are copied to the workspaces that have their keywords, and become one again when sharing returns', async () => {
  const url = await createTestDatabase()
  const app = new URL(url)
  app.username = 'keyloom'
  const database = openProgramDatabase(app.href)
  onTestFinished(() => database.destroy())
  await query(url, `insert into workspaces (name, type) values ('one', 'managed'), ('two', 'managed')`)
  await query(
    url,
    `insert into contentplans (workspace_id, name, country, language, type, keyword_limit)
     values (1, 'a', 'USA', 'en', 'managed', 10)`,
  )
  await query(
    url,
    `insert into keywords (workspace_id, contentplan_id, keyword, folded, source) values (1, 1, 'tent', 'tent', 'upload')`,
  )
  await query(
    url,
    `insert into serps (keyword, location, language, device, provider, fetched_at, urls, titles)
     values ('tent', '2840', 'en', 'desktop', 'serper', now(), '{}', '{}'), ('boot', '2840', 'en', 'desktop', 'serper', now(), '{}', '{}')`,
  )
  const seenBy = async (workspaceId: number) =>
    database.transaction().execute(async (transaction) => {
      await sql`select set_config('app.workspaces', ${String(workspaceId)}, true)`.execute(transaction)
      const found = await findCachedSerps(
        { database: transaction, now: new Date() },
        { keywords: ['tent', 'boot'], ...cache },
      )
      return [...found.keys()].toSorted()
    })
  expect([await seenBy(1), await seenBy(2)]).toEqual([
    ['boot', 'tent'],
    ['boot', 'tent'],
  ])
  await shareResults({ database }, { isShared: false })
  await shareResults({ database }, { isShared: false })
  expect([await seenBy(1), await seenBy(2)]).toEqual([['tent'], []])
  await shareResults({ database }, { isShared: true })
  await shareResults({ database }, { isShared: true })
  expect([await seenBy(1), await seenBy(2)]).toEqual([['tent'], ['tent']])
})
