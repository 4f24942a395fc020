import { write } from 'node:fs'
import { hostname } from 'node:os'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { parentPort, workerData } from 'node:worker_threads'
import { createLogOutput } from '../log-output.ts'
import { askMainThread, exitMainThread, type Answer } from './ask-main-thread.ts'
import type { StepWork } from './current-work.ts'
import { describeStandstill } from './describe-standstill.ts'
import { countSilence, MOST_SILENT_TICKS, type Silence } from './silence.ts'
import { BEAT, IS_DEBUGGED, type ThreadData } from './watchdog.ts'

const ASK_MS = 2_000
/** How long to wait for the log line and the report to the database; neither may delay the end. */
const REPORT_MS = 3_000
const SIGNAL_MS = 500
const EXIT_CODE = 142
const STANDARD_ERROR = 2

const { memory, tickMs, isLogging, worker }: ThreadData = workerData
let steps: StepWork[] = []
let silence: Silence = { beat: Atomics.load(memory, BEAT), ticks: 0 }

parentPort?.on('message', (atWork: StepWork[]) => (steps = atWork))
const ticking = setInterval(() => {
  const isDebugged = Atomics.load(memory, IS_DEBUGGED) === 1
  silence = countSilence(silence, { beat: Atomics.load(memory, BEAT), isDebugged })
  if (silence.ticks === MOST_SILENT_TICKS) void endIfStillSilent()
}, tickMs)

async function endIfStillSilent(): Promise<void> {
  const answer = await askMainThread(ASK_MS)
  if (Atomics.load(memory, BEAT) !== silence.beat) return
  clearInterval(ticking)
  await Promise.race([Promise.allSettled([writeLine(answer), reportToDatabase(answer)]), sleep(REPORT_MS)])
  await endProcess()
}

async function writeLine(answer: Answer | null): Promise<void> {
  if (!isLogging) return
  const seconds = Math.round((tickMs * MOST_SILENT_TICKS) / 100) / 10
  const from = { time: Date.now(), pid: process.pid, hostname: hostname() }
  let text = ''
  createLogOutput((line) => (text = line)).write(
    JSON.stringify(describeStandstill({ seconds, answer, steps }, from)),
  )
  // Written directly: everything else that a thread prints passes through the main thread, which stands still.
  await promisify(write)(STANDARD_ERROR, text)
}

/**
 * Reports nothing when it is unknown whose code ran: each step at work then counts a lost worker when it is resumed.
 */
async function reportToDatabase(answer: Answer | null): Promise<void> {
  if (worker === null || answer === null || answer.work === null) return
  const { work } = answer
  const culprit = work.kind === 'step' ? { run: work.run, step: work.step } : null
  const [{ openDatabase, requestLimits }, { endWorker }] = await Promise.all([
    import('../database/database.ts'),
    import('../jobs/lost-workers.ts'),
  ])
  const database = openDatabase(
    { log: { warn: () => {}, error: () => {} } },
    { url: worker.url, name: 'keyloom watchdog', maxConnections: 1, limits: requestLimits },
  )
  await endWorker(database, { worker: worker.id, culprit })
}

async function endProcess(): Promise<void> {
  try {
    process.kill(process.pid, 'SIGALRM')
    await sleep(SIGNAL_MS)
  } catch {
    // A system without this signal.
  }
  await exitMainThread(EXIT_CODE, SIGNAL_MS)
  process.kill(process.pid, 'SIGKILL')
}
