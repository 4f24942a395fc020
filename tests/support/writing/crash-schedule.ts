import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { readVersion } from '#features/articles/server/texts/read-version.ts'
import { TEXT_SECTIONS } from '#features/articles/rules.ts'
import { query } from '#tests/support/database/connections.ts'
import { createRandom } from '#tests/support/engine/serp-rows.ts'
import type { Sandbox } from '../../../sandbox/start-sandbox.ts'
import { makeFailureWorld, type FailureWorld } from './failure-world.ts'

const STATUSES = ['no status', 'briefed', 'researched', 'drafted'] as const
const MOST_KILLS = 4
const CREDITS = 2
/** A worker is killed at one of so many places from its start on; a whole run has about twice as many. */
const PLACES = 90
/** Or after one of its first answers, where most can be lost. */
const ANSWERS = 3
const MOST_MS = 60_000
const LOOK_MS = 15

interface Saved {
  articleId: number
  version: number
  text: string
}

/**
 * Writes one or two clusters from a random status by two workers, which are killed at random places and replaced, while a
 * person saves a text. Returns all that is wrong afterwards.
 */
export async function runCrashSchedule(seed: number, sandbox: Sandbox) {
  const random = createRandom(seed)
  const pick = (count: number) => Math.floor(random() * count)
  const status = STATUSES[pick(STATUSES.length)] ?? 'no status'
  const world = await makeFailureWorld({ sandbox, status, credits: CREDITS })
  const articleIds = [world.articleId]
  if (pick(2) === 1) {
    const other = await world.addArticle('Other boots', ['other boots'])
    await world.prepare(other, status)
    articleIds.push(other)
  }
  const kills = 1 + pick(MOST_KILLS)
  const saves = Array.from({ length: kills }, () => (pick(2) === 1 ? pick(articleIds.length) : null))
  const lives = Array.from({ length: kills }, () =>
    pick(2) === 1 ? { place: null, count: 1 + pick(PLACES) } : { place: 'answer', count: 2 + pick(ANSWERS) },
  )
  const saved: Saved[] = []
  const living = new Set<string>()
  const deaths: Promise<void>[] = []
  let killed = 0

  async function replace(id: string): Promise<void> {
    living.delete(id)
    const place = saves[killed - 1] ?? null
    const articleId = place === null ? undefined : articleIds[place]
    if (articleId !== undefined) {
      const text = `A person has written this, save ${killed} of schedule ${seed}.`
      saved.push({ articleId, text, version: await world.saveAsPerson('final', text, articleId) })
    }
    await freeRunsOfOthers(world, living)
    await launch()
  }
  async function launch(): Promise<void> {
    const life = lives.shift()
    const id = randomUUID()
    living.add(id)
    await world.workMortally({
      id,
      slots: 1,
      diesAt: ({ place, count, total }) =>
        life?.place === null ? total === life.count : place === life?.place && count === life.count,
      onDeath: () => {
        if (!living.has(id)) return
        killed++
        deaths.push(replace(id))
      },
    })
  }

  for (const articleId of articleIds) await world.start(undefined, articleId)
  await launch()
  // Without a life of its own it would never be killed, and might do all of the work.
  if (lives.length > 0) await launch()
  const violations = await untilWritten(world, articleIds)
  for (let at = 0; at < deaths.length; at++) await deaths[at]
  // What still lives at the end of the test is no death of the schedule.
  living.clear()
  violations.push(...(await findViolations(world, { articleIds, saved, killed, credits: CREDITS })))
  return { violations, killed }
}

/** What the queue does when the heartbeats of killed workers stop, which takes some seconds. */
async function freeRunsOfOthers({ url, own }: FailureWorld, living: ReadonlySet<string>): Promise<void> {
  await query(
    url,
    `update pgboss.job set state = 'retry', start_after = now(), retry_count = retry_count + 1
     where state = 'active' and id in (select job_id from runs r where r.workspace_id = ${own.workspaceId}
       and not exists (select from run_steps s where s.run_id = r.id and s.is_begun
         and s.begun_by = any ('{${[...living].join()}}'::uuid[])))`,
  )
}

/** Starts again, as a person does, what was set aside because it ended too many workers. */
export async function untilWritten(
  world: FailureWorld,
  articleIds: readonly number[],
  mostMs = MOST_MS,
): Promise<string[]> {
  const end = Date.now() + mostMs
  while (Date.now() < end) {
    const rows = await world.look(
      `select distinct on (key) key, state, reason from runs order by key, id desc`,
    )
    const failed = rows.filter(({ state }) => state === 'failed')
    const strange = failed.filter(({ reason }) => !String(reason).startsWith('Keyloom ended 3 times'))
    if (strange.length > 0) return strange.map(({ reason }) => `a run failed: ${String(reason)}`)
    for (const { key } of failed) await world.start(undefined, Number(String(key).replace('article ', '')))
    if (rows.length === articleIds.length && rows.every(({ state }) => state === 'done')) return []
    await sleep(LOOK_MS)
  }
  const stuck = await query(
    world.url,
    `select r.id, r.state, r.reason, r.claim, r.wake_at, j.state as job, j.heartbeat_on, j.start_after,
       (select json_agg(json_build_array(s.name, s.state, s.is_begun, s.begun_by, cardinality(s.lost_workers)))
         from run_steps s where s.run_id = r.id and s.state <> 'done') as steps
     from runs r left join pgboss.job j on j.id = r.job_id
     where r.workspace_id = ${world.own.workspaceId} and r.ended_at is null`,
  )
  return [`the runs did not come to their end: ${JSON.stringify(stuck)}`]
}

interface Judged {
  articleIds: readonly number[]
  saved: readonly Saved[]
  killed: number
  /** That were there before. */
  credits: number
}

export async function findViolations(
  world: FailureWorld,
  { articleIds, saved, killed, credits }: Judged,
): Promise<string[]> {
  const found: string[] = []
  const mustBe = (what: string, actual: unknown, expected: unknown) => {
    if (JSON.stringify(actual) !== JSON.stringify(expected))
      found.push(`${what}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`)
  }
  const captures = await world.look(
    `select reference from credit_entries where kind = 'capture' order by reference`,
  )
  mustBe(
    'captured credits',
    captures.map(({ reference }) => reference),
    articleIds.map((id) => `article ${id}`).toSorted(),
  )
  mustBe('credits that are left', await world.readCredits(), credits - articleIds.length)
  for (const articleId of articleIds) mustBe('status', await world.readStatus(articleId), 'illustrated')

  const parts = await world.look('select distinct article_id, what from model_calls')
  const calls = await world.countCalls()
  if (calls > parts.length + killed)
    found.push(`${calls} calls for ${parts.length} parts after ${killed} kills`)

  for (const { articleId, version, text } of saved)
    mustBe('a saved version', await readText(world, { articleId, section: 'final', version }), text)
  for (const articleId of articleIds)
    for (const section of TEXT_SECTIONS)
      found.push(...(await findLostVersions(world, { articleId, section })))
  await world.expectNoErrorAsText()
  return found
}

interface OfVersions {
  articleId: number
  section: (typeof TEXT_SECTIONS)[number]
}

/** The versions of a text are counted without a gap, can all be read, and the newest is the text. */
async function findLostVersions(world: FailureWorld, { articleId, section }: OfVersions): Promise<string[]> {
  const rows = await world.look(`select version from article_text_revisions
    where article_id = ${articleId} and section = '${section}' order by version`)
  const versions = rows.map(({ version }) => Number(version))
  const gaps = versions.filter((version, at) => version !== at + 1)
  const text = (await world.readTexts(articleId))[section]
  const newest = await readText(world, { articleId, section, version: versions.length })
  return [
    ...(versions.length === 0 ? [`no version of ${section}`] : []),
    ...gaps.map((version) => `version ${version} of ${section} comes after a gap`),
    ...(newest === text ? [] : [`the newest version of ${section} is not its text`]),
  ]
}

async function readText(
  world: FailureWorld,
  { version, ...of }: OfVersions & { version: number },
): Promise<string> {
  return world.inPlan(async (ctx, plan) => (await readVersion(ctx, { plan, ...of, version })).text)
}
