import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { tiedToThisProcess } from '#platform/server/process/tied-command.ts'
import { createRandom } from '#tests/support/engine/serp-rows.ts'
import type { Sandbox } from '../../../sandbox/start-sandbox.ts'
import { findViolations, untilWritten } from './crash-schedule.ts'
import { makeFailureWorld, type FailureWorld } from './failure-world.ts'

/** Between two pieces of an answer, so that an article takes some seconds. */
const PAUSE_MS = 40
/** A writer at work is killed within this time: in the middle of an answer, or between two of them. */
const LONGEST_MS = 1_000
const LOOK_MS = 25
const MOST_MS = 60_000
/** A run of a killed worker has to go on within this time. */
const RESUME_MS = 30_000

/**
 * Worker processes write as many clusters. One that is at work is killed with SIGKILL at a random moment, and replaced,
 * several times. Returns what is wrong afterwards, and how long it took each time until the work went on.
 */
export async function killWriters(
  seed: number,
  { sandbox, kills, writers }: { sandbox: Sandbox; kills: number; writers: number },
) {
  const random = createRandom(seed)
  const world = await makeFailureWorld({ sandbox, status: 'briefed', credits: writers })
  await world.control.order('/model', { pauseMs: PAUSE_MS })
  const articleIds = [world.articleId]
  while (articleIds.length < writers) {
    const other = await world.addArticle(`Other boots ${articleIds.length}`, [
      `other boots ${articleIds.length}`,
    ])
    await world.prepare(other, 'briefed')
    articleIds.push(other)
  }
  for (const articleId of articleIds) await world.start(undefined, articleId)
  const fleet = startFleet({ url: world.url, services: sandbox.services }, writers)
  const violations: string[] = []
  const resumes: number[] = []
  let killed = 0
  for (let kill = 1; kill <= kills; kill++) {
    const busy = await findBusy(world)
    await sleep(random() * LONGEST_MS)
    const victim = (await findBusy(world)) ?? busy
    // All was written before the kill.
    if (victim === null || !fleet.kill(victim.writer)) break
    killed++
    const began = performance.now()
    await untilTaken(world, victim)
    resumes.push(performance.now() - began)
  }
  violations.push(...(await untilWritten(world, articleIds, MOST_MS)))
  for (const ms of resumes) if (ms > RESUME_MS) violations.push(`work went on after ${Math.round(ms)} ms`)
  violations.push(...(await findViolations(world, { articleIds, saved: [], killed, credits: writers })))
  return { violations, killed, resumes }
}

interface Busy {
  run: number
  writer: string
}

/** Waits until a worker is at a step; null when all is written. */
async function findBusy(world: FailureWorld): Promise<Busy | null> {
  const end = Date.now() + MOST_MS
  while (Date.now() < end) {
    const [busy] = await world.look(
      `select s.run_id as run, s.begun_by as writer from run_steps s join runs r on r.id = s.run_id
       where s.is_begun and r.state = 'running' order by random() limit 1`,
    )
    if (busy !== undefined) return { run: Number(busy['run']), writer: String(busy['writer']) }
    const active = await world.look(`select from runs where ended_at is null`)
    if (active.length === 0) return null
    await sleep(LOOK_MS)
  }
  throw new Error('Nobody works.')
}

/** Waits until another worker is at the step, or the run has ended: its last step may have been done already. */
async function untilTaken(world: FailureWorld, { run, writer }: Busy): Promise<void> {
  const end = Date.now() + MOST_MS
  while (Date.now() < end) {
    const rows = await world.look(
      `select from runs r where r.id = ${run} and (r.ended_at is not null or exists (select from run_steps s
         where s.run_id = r.id and s.is_begun and s.begun_by <> '${writer}'))`,
    )
    if (rows.length > 0) return
    await sleep(LOOK_MS)
  }
}

/** Worker processes; one that is killed is replaced. They end with the test. */
function startFleet(given: { url: string; services: object }, size: number) {
  const fleet = new Map<string, ChildProcess>()
  const launch = (): void => {
    const id = randomUUID()
    const { command, args } = tiedToThisProcess(
      { command: process.execPath, args: ['tests/process/writing/writer-process.ts'] },
      'TERM',
    )
    const child = spawn(command, args, {
      env: { PATH: process.env['PATH'], WRITER: JSON.stringify({ ...given, id }) },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    fleet.set(id, child)
    child.once('exit', () => fleet.delete(id))
  }
  onTestFinished(async () => {
    await Promise.all([...fleet.values()].map(endQuietly))
  })
  for (let place = 0; place < size; place++) launch()
  return {
    kill(id: string): boolean {
      const child = fleet.get(id)
      if (child === undefined || !child.kill('SIGKILL')) return false
      launch()
      return true
    },
  }
}

function endQuietly(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve()).kill('SIGTERM')
  })
}
