import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '#platform/server/process/free-port.ts'
import { createControlClient } from '../../sandbox/control-client.ts'
import { SANDBOX_KEYS, startSandbox } from '../../sandbox/start-sandbox.ts'
import { startKeyloom } from '../../tests/support/journey-process.ts'
import { openScene, type Scene } from '../api/scene.ts'
import { readPeakMegabytes } from '../measure/measure-command.ts'
import type { Report } from '../report.ts'
import { findPercentile, startPacedLoad, type Asked } from './paced-load.ts'
import { seedKeywords } from './seed-keywords.ts'
import { seedRun } from './seed-run.ts'
import { describeSize } from './sizes.ts'
import { watchRun, type WatchedRun } from './watch-run.ts'

const RUN_GOAL = 60
const P95_GOAL = 200
const BEFORE_MS = 8_000
/** Nobody listens there: what is not in the cache would fail. */
const NOWHERE = 'http://127.0.0.1:9'

interface Wanted {
  report: Report
  size: number
  isMeant: boolean
  /** Requests a second. */
  rate: number
  answerSeconds: number
}

/**
 * A clustering of all keywords of a plan, whose search results are known, by the whole program: one process that
 * serves and works. Others ask for lists at a steady pace before and meanwhile. Once without a model, which is what
 * the goals are about, and once with one that takes its time.
 */
export async function measureRun(wanted: Wanted): Promise<void> {
  await measureOne({ ...wanted, isMeant: wanted.isMeant, model: null })
  if (wanted.answerSeconds > 0) {
    const sandbox = await startSandbox()
    try {
      const control = createControlClient(sandbox.controlUrl)
      await control.order('/latency', { service: 'model', ms: wanted.answerSeconds * 1_000 })
      const { key, names } = SANDBOX_KEYS.model
      const model = {
        MODEL: `compatible:${names[0]}`,
        MODEL_URL: `${sandbox.services.model}/v1`,
        MODEL_KEY: key,
      }
      await measureOne({ ...wanted, model })
    } finally {
      await sandbox.stop()
    }
  }
}

async function measureOne(wanted: Wanted & { model: Record<string, string> | null }): Promise<void> {
  const { report, size, rate, model, answerSeconds } = wanted
  const naming = model === null ? 'no model' : `a model that takes ${answerSeconds} s for 25 titles`
  const scene = await openScene({ isDurable: true })
  try {
    const other = await seedKeywords(scene.url, { workspaceId: scene.workspaceId, count: size })
    const plan = await seedRun(scene.url, { workspaceId: scene.workspaceId, count: size })
    const port = await findFreePort()
    const keyloom = await startKeyloom(port, {
      DATABASE_URL: scene.url,
      SANDBOX: 'off',
      REQUEST_LIMIT: '1000000',
      DATAFORSEO_LOGIN: 'nobody',
      DATAFORSEO_PASSWORD: 'nothing',
      DATAFORSEO_URL: NOWHERE,
      ...model,
    })
    const place = { address: `http://127.0.0.1:${port}`, token: scene.token, rate }
    const questions = listQuestions(scene, { ...plan, otherPlanId: other.contentplanId })
    try {
      report.note(
        `${size.toLocaleString('en-US')} keywords to cluster, all results known; ${naming}; ${rate} other requests a second; load of the machine ${loadavg()[0].toFixed(1)}.`,
      )
      const before = startPacedLoad(place, questions)
      await sleep(BEFORE_MS)
      const quiet = await before.stop()
      const meanwhile = startPacedLoad(place, questions)
      const run = await watchRun(scene.url, () => startRun(place, plan.contentplanId))
      const busy = await meanwhile.stop()
      reportRun(wanted, run, readPeakMegabytes(keyloom.pid))
      reportOthers(wanted, { quiet, busy })
    } finally {
      await keyloom.stop()
    }
  } finally {
    await scene.close()
  }
}

/** What browsers ask for while somebody works: on this plan, on another one as large, and a little writing there. */
function listQuestions(
  { workspaceId }: Scene,
  { contentplanId, sample, otherPlanId }: { contentplanId: number; sample: string; otherPlanId: number },
): Asked[] {
  const own = `/contentplan/${contentplanId}`
  const other = `/contentplan/${otherPlanId}`
  return [
    { name: 'keywords', path: `${own}/keyword` },
    { name: 'trackers', path: `${own}/tracker` },
    { name: 'keywords of another plan', path: `${other}/keyword` },
    { name: 'filtered keywords', path: `${own}/keyword?q=${sample}` },
    { name: 'plans', path: `/workspace/${workspaceId}/contentplan` },
    { name: 'clusters', path: `${own}/article/advanced` },
    { name: 'what a run would do', path: `${own}/grouping` },
    { name: 'inactive keywords', path: `${own}/keyword?status=not_in_plan&limit=1000` },
    { name: 'keywords of another plan, sorted', path: `${other}/keyword?sortColumn=cpc&page=7` },
    {
      name: 'saving in another plan',
      method: 'POST',
      path: `${other}/keyword`,
      body: { source: 'upload', keywordsObject: [{ keyword: 'hats', estimated_search_volume: 7 }] },
    },
  ]
}

async function startRun(
  { address, token }: { address: string; token: string },
  contentplanId: number,
): Promise<{ runId: number }> {
  const answer = await fetch(`${address}/api/contentplan/${contentplanId}/grouping`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  if (answer.status !== 200) throw new Error(`The run was not started: ${await answer.text()}`)
  return answer.json()
}

interface Loads {
  quiet: Awaited<ReturnType<ReturnType<typeof startPacedLoad>['stop']>>
  busy: Awaited<ReturnType<ReturnType<typeof startPacedLoad>['stop']>>
}

function reportRun({ report, size, isMeant, model }: Named, run: WatchedRun, megabytes: number): void {
  const what = `${describeSize(size)} run${model === null ? '' : ' with a model'}`
  if (run.state !== 'done') throw new Error(`The run ended as ${run.state}: ${run.reason}`)
  for (const [step, seconds] of run.steps) report.add({ name: `${what}: ${step}`, value: seconds, unit: 's' })
  report.add({
    name: `${what}: all of it`,
    value: run.total,
    unit: 's',
    ...(isMeant && { goal: `<= ${RUN_GOAL}` as const }),
  })
  report.add({ name: `${what}: peak memory of the program`, value: megabytes, unit: 'MiB' })
}

type Named = Wanted & { model: Record<string, string> | null }

function reportOthers({ report, size, isMeant, model }: Named, { quiet, busy }: Loads): void {
  const what = `${describeSize(size)} others${model === null ? '' : ' (model)'}`
  const all = ({ times }: Loads['busy']) => [...times.values()].flat()
  for (const percent of [50, 95, 99])
    report.add({
      name: `${what}: p${percent} of ${all(busy).length} requests`,
      value: findPercentile(all(busy), percent),
      unit: 'ms',
      ...(isMeant && percent === 95 && { goal: `<= ${P95_GOAL}` as const }),
      peer: 'before the run',
      peerValue: findPercentile(all(quiet), percent),
    })
  for (const [name, times] of busy.times)
    report.add({
      name: `${what}: p95 of ${name}`,
      value: findPercentile(times, 95),
      unit: 'ms',
      peer: 'before the run',
      peerValue: findPercentile(quiet.times.get(name) ?? [], 95),
    })
  const failures = [...quiet.failures, ...busy.failures]
  report.add({ name: `${what}: failed requests`, value: failures.length, unit: '', goal: '<= 0' })
  for (const failure of new Set(failures)) report.note(`  failed: ${failure}`)
}
