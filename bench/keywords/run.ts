import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '#platform/server/process/free-port.ts'
import { startKeyloom } from '#tests/support/browser/journey-process.ts'
import { openScene, type Scene } from '../api/scene.ts'
import { readPeakMegabytes } from '../measure/measure-command.ts'
import { copyDatabase } from './copy-database.ts'
import { listOthers, saveIntoPlan } from './other-requests.ts'
import { startPacedLoad } from './paced-load.ts'
import { reportOthers, reportRun, reportSaving, type Named } from './report-run.ts'
import { seedKeywords } from './seed-keywords.ts'
import { seedRun } from './seed-run.ts'
import { withSlowModel } from './slow-model.ts'
import { cancelIn, startRun, watchRun } from './watch-run.ts'
import { itemAt } from '#platform/items.ts'

const BEFORE_MS = 8_000
const CANCEL_GOAL = 1
/** One request a second does not disturb what is measured. */
const SAVES = 2
/** An address without a server: a search that is not in the cache fails. */
const NOWHERE = 'http://127.0.0.1:9'

interface Wanted extends Omit<Named, 'what'> {
  /** Requests a second. */
  rate: number
  answerSeconds: number
}

interface Filled extends Scene {
  contentplanId: number
  otherPlanId: number
  /** One of the keywords. */
  known: string
}

/**
 * A clustering of all keywords of a plan, whose search results are cached, by the whole program: one process that
 * serves and works. Others ask for lists at a steady pace before and meanwhile. Once without a model, once with one
 * that takes its time; then it is cancelled in a step.
 */
export async function measureRun(wanted: Wanted): Promise<void> {
  const { report, size, rate, answerSeconds } = wanted
  const scene = await openScene({ isDurable: true })
  try {
    const { workspaceId } = scene
    const other = await seedKeywords(scene.url, { workspaceId, count: size })
    const plan = await seedRun(scene.url, { workspaceId, count: size })
    const filled = { ...scene, ...plan, otherPlanId: other.contentplanId }
    report.note(
      `${size.toLocaleString('en-US')} keywords to cluster, all results known; ${rate} other requests a second.`,
    )
    await measureOne({ ...wanted, what: 'run' }, filled, {})
    if (answerSeconds === 0) return
    await withSlowModel(answerSeconds, async (model) => {
      await measureOne({ ...wanted, what: 'run with a model' }, filled, model)
      for (const step of ['Crawling', 'Labeling']) await measureCancelling(wanted, filled, { step, model })
    })
  } finally {
    await scene.close()
  }
}

async function measureOne(
  wanted: Wanted & Named,
  filled: Filled,
  model: Record<string, string>,
): Promise<void> {
  const { report, what, rate } = wanted
  await withProgram(filled, { name: what.replaceAll(' ', '_'), model }, async ({ url, place, pid }) => {
    report.note(`${what}; load of the machine ${itemAt(loadavg(), 0).toFixed(1)}`)
    const others = listOthers(filled)
    const before = startPacedLoad({ ...place, rate }, others)
    await sleep(BEFORE_MS)
    const quiet = await before.stop()
    const meanwhile = startPacedLoad({ ...place, rate }, others)
    const saves = startPacedLoad({ ...place, rate: SAVES }, [saveIntoPlan(filled)])
    const run = await watchRun(url, () => startRun(place, filled))
    const [busy, saved] = [await meanwhile.stop(), await saves.stop()]
    reportRun(wanted, run, readPeakMegabytes(pid))
    reportOthers(wanted, { quiet, busy })
    reportSaving(wanted, saved)
  })
}

async function measureCancelling(
  { report, size, isMeant }: Wanted,
  filled: Filled,
  { step, model }: { step: string; model: Record<string, string> },
): Promise<void> {
  await withProgram(filled, { name: `cancelling_${step}`, model }, async ({ url, place }) => {
    const seconds = await cancelIn(url, { place, filled, step })
    report.add({
      name: `${Math.round(size / 1000)}k cancelling in ${step}`,
      value: seconds,
      unit: 's',
      ...(isMeant && { goal: `<= ${CANCEL_GOAL}` as const }),
    })
  })
}

interface Program {
  url: string
  place: { address: string; token: string }
  pid: number | undefined
}

/** The program on a copy of what was filled. */
async function withProgram(
  { url: original, token }: Filled,
  { name, model }: { name: string; model: Record<string, string> },
  work: (program: Program) => Promise<void>,
): Promise<void> {
  const url = await copyDatabase(original, name.toLowerCase())
  const port = await findFreePort()
  const keyloom = await startKeyloom(port, {
    DATABASE_URL: url,
    SANDBOX: 'off',
    REQUEST_LIMIT: '1000000',
    DATAFORSEO_LOGIN: 'nobody',
    DATAFORSEO_PASSWORD: 'nothing',
    DATAFORSEO_URL: NOWHERE,
    ...model,
  })
  try {
    await work({ url, place: { address: `http://127.0.0.1:${port}`, token }, pid: keyloom.pid })
  } finally {
    await keyloom.stop()
  }
}
