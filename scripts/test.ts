import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { runChecks } from './checks.ts'
import { ROOT } from './run-tool.ts'
import { parseArguments, type TestArguments } from './testing/arguments.ts'
import { installMissingChromium } from './testing/chromium.ts'
import { describeShortly, describeTimes } from './testing/describe-times.ts'
import { recordFlakyTests } from './testing/flaky-file.ts'
import { findParts } from './testing/find-parts.ts'
import { findLateness } from './testing/judge-budgets.ts'
import { sumProcessorSeconds, type PartRun, type TestRun } from './testing/part-run.ts'
import { TWO_AT_ONCE, type TestPart } from './testing/parts.ts'
import { runPart, type PartCall } from './testing/runners.ts'
import { addTallies, describeTally, EMPTY_TALLY } from './testing/tally.ts'
import { makeScratch } from './testing/scratch.ts'
import { listTimes } from './testing/times-json.ts'

const input = parseArguments(process.argv.slice(2))

if (typeof input === 'string') {
  console.error(input)
  process.exitCode = 1
} else {
  const begun = performance.now()
  const isWhole = input.filters.length === 0
  const scratch = makeScratch()
  const parts = isWhole ? await runEverything(input, scratch) : await runSome(input, scratch)
  const run: TestRun = {
    parts,
    wallSeconds: (performance.now() - begun) / 1000,
    processorSeconds: addOwn(sumProcessorSeconds(parts)),
    isFull: input.isFull,
  }
  console.log(`\n${isWhole ? describeTimes(run) : describeShortly(run)}`)
  if (input.timesFile !== null) writeTimes(input.timesFile, run)

  const found = addTallies(parts.map(({ tally }) => tally))
  const after = { ...EMPTY_TALLY, failed: [...recordFlakyTests(found.flaky), ...findLateness(run)] }
  const tally = addTallies([found, after])
  console.log(`\n${describeTally(tally)}`)
  process.exitCode = tally.failed.length > 0 || tally.passed === 0 ? 1 : 0
}

/** Runs every part, also after an earlier one has failed. */
async function runEverything({ isFull }: TestArguments, scratch: string): Promise<PartRun[]> {
  const call = { isFull, filters: [], scratch, browser: installMissingChromium() }
  const waiting = TWO_AT_ONCE.values()
  const [checks, ...runs] = await Promise.all([
    runChecks({ withWebApp: true }),
    runInTurn(waiting, call),
    runInTurn(waiting, call),
  ])
  return [checks, ...runs.flat(), await runPart({ part: 'journeys', ...call })]
}

function runSome(call: TestArguments, scratch: string): Promise<PartRun[]> {
  const parts = findParts(call)
  const browser = parts.includes('journeys') ? installMissingChromium() : Promise.resolve(null)
  return runInTurn(parts, { ...call, scratch, browser })
}

/** Runs what the iterator gives, which another call can share. */
async function runInTurn(parts: Iterable<TestPart>, call: Omit<PartCall, 'part'>): Promise<PartRun[]> {
  const runs: PartRun[] = []
  for (const part of parts) runs.push(await runPart({ part, ...call }))
  return runs
}

/** Adds the processor time of this process itself. */
function addOwn(ofParts: number | null): number | null {
  const { user, system } = process.cpuUsage()
  return ofParts === null ? null : ofParts + (user + system) / 1_000_000
}

function writeTimes(name: string, run: TestRun): void {
  const file = resolve(ROOT, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(listTimes(run), null, 2)}\n`)
  console.log(`The times are in ${name}.`)
}
