import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { makePlanLife, type PlanRows } from './plan-life.ts'
import { query } from '#tests/support/database/test-database.ts'
import { createRandom } from '#tests/support/engine/serp-rows.ts'

const BATCHES = 8
/** Factors of the longest delay: after a kill that came too late the next ones come sooner, and the other way round. */
const SOONER = 0.93
const LATER = 1.08

/**
 * Kills processes that recluster a plan or undo that, at random moments, and checks that the plan is always in the
 * state before or after. Returns how many kills left which state.
 */
export async function killChanges(kills: number): Promise<{ undone: number; done: number }> {
  const { life, start, runId, readChange } = await makeKilledPlan(BATCHES)
  await query(life.url, 'create table kept_proposals as select * from proposals')
  const old = await life.readAll()
  const applying = await start('apply', runId)
  let longest = await applying.untilDone()
  const fresh = await life.readAll()
  expect(fresh).not.toEqual(old)
  const random = createRandom(kills)
  const counts = { undone: 0, done: 0 }
  for (let kill = 0; kill < kills; kill++) {
    const changeId = await readChange()
    const before = await life.readAll()
    if (changeId === null)
      await query(life.url, 'insert into proposals select * from kept_proposals on conflict do nothing')
    const child = await start(changeId === null ? 'apply' : 'undo', changeId ?? runId)
    await sleep(random() * longest)
    await child.kill()
    await untilGone(life.look)
    const after = (await readChange()) === null ? withoutIds(old) : withoutIds(fresh)
    const rows = await life.readAll()
    expect(withoutIds(rows)).toEqual(after)
    const came = JSON.stringify(rows) === JSON.stringify(before) ? 'undone' : 'done'
    counts[came]++
    longest *= came === 'done' ? SOONER : LATER
  }
  return counts
}

/** A clustered plan with a proposal to recluster it, and processes that apply the proposal or undo that. */
export async function makeKilledPlan(batches: number) {
  const life = await makePlanLife(1)
  for (let batch = 0; batch < batches; batch++) await life.actions['upload']?.()
  await life.actions['cluster']?.()
  const runId = await life.propose(7)
  const [user] = await life.look('select user_id as id from workspace_members limit 1')
  return {
    life,
    runId: runId ?? 0,
    start: (action: 'apply' | 'undo', id: number) =>
      changePlan([life.url, action, life.workspaceId, life.contentplanId, Number(user?.['id']), id]),
    /** The id of the reclustering that can be undone, or null. */
    async readChange() {
      const [row] = await life.look(
        `select max(id) as id from plan_changes where kind = 'recluster' and undone_at is null`,
      )
      return row?.['id'] === null ? null : Number(row?.['id'])
    },
  }
}

/** The rows with titles instead of ids: new clusters get other ids each time that a proposal is applied. */
export function withoutIds({ keywords, articles, plan }: PlanRows) {
  const titleOf = new Map(articles.map(({ id, title }) => [id, String(title)]))
  return {
    keywords: keywords.map((row) => ({ ...row, article_id: titleOf.get(row['article_id']) ?? null })),
    articles: Object.fromEntries(articles.map(({ id, ...rest }) => [String(titleOf.get(id)), rest])),
    plan,
  }
}

async function changePlan(args: (string | number)[]) {
  const child = spawn(process.execPath, ['tests/support/articles/change-plan.ts', ...args.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  await once(child.stdout, 'data')
  const begin = performance.now()
  return {
    /** Waits for the end of the change; returns how long it took in milliseconds. */
    async untilDone() {
      await once(child.stdout, 'data')
      const lasts = performance.now() - begin
      await exited
      return lasts
    },
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** Waits until the database has noticed that the process is gone. */
export async function untilGone(look: (statement: string) => Promise<unknown[]>): Promise<void> {
  await expect
    .poll(() => look(`select from pg_stat_activity where application_name like 'changing%'`), {
      timeout: 20_000,
    })
    .toEqual([])
}
