import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool, TOOLS } from '../run-tool.ts'
import { FULL_LIMIT_SECONDS, WALL_LIMIT_SECONDS } from './budgets.ts'
import { keepFailures } from './keep-failures.ts'
import { PART_NAMES, type TestPart } from './parts.ts'
import type { PartRun } from './part-run.ts'
import { parsePlaywrightResult } from './playwright-result.ts'
import { countTests, EMPTY_TALLY, judgeRun, parseTally, type Tally } from './tally.ts'

// A run over the limit fails anyway, but the report of a finished runner says more than a killed one.
const GRACE_SECONDS = 5 * 60

/** Node's default folder for compiled code. It is set because each run's new TMPDIR would give an empty one. */
const COMPILED = join(tmpdir(), 'node-compile-cache')

export interface PartCall {
  part: TestPart
  isFull: boolean
  /** Parts of names of test files; empty for all. */
  filters: string[]
  /** Folder for temporary files of the tests and of the programs that they start. */
  scratch: string
  /** Journeys wait for this; it resolves to null, or to the reason why there is no browser. */
  browser: Promise<string | null>
}

/** Runs one part. With filters its output is shown at once, else only the failures at the end. */
export async function runPart(call: PartCall): Promise<PartRun> {
  const { part, isFull, filters, scratch } = call
  if (part === 'journeys') {
    const trouble = await call.browser
    if (trouble !== null) return describeMissing(part, trouble)
  }
  const isWhole = filters.length === 0
  const folder = mkdtempSync(join(scratch, 'result-'))
  const [tallyFile, worldsFile] = [join(folder, 'tally.json'), join(folder, 'worlds')]
  const run = await runTool({
    ...toolOf(call),
    env: {
      TMPDIR: scratch,
      NODE_COMPILE_CACHE: COMPILED,
      KEYLOOM_TALLY: tallyFile,
      KEYLOOM_WORLDS: worldsFile,
      KEYLOOM_FULL: isFull ? '1' : '',
      KEYLOOM_REPORT: isWhole ? 'short' : '',
    },
    output: isWhole ? 'keep' : 'show',
    limitSeconds: (isFull ? FULL_LIMIT_SECONDS : WALL_LIMIT_SECONDS) + GRACE_SECONDS,
  })
  const parse = part === 'journeys' ? parsePlaywrightResult : parseTally
  const tally = judgeRun(PART_NAMES[part], readResult(tallyFile, parse), run)
  if (isWhole) {
    const isGood = tally.failed.length === 0
    console.log(
      `${isGood ? 'ok    ' : 'FAILED'} ${PART_NAMES[part]} (${run.seconds.toFixed(1)} s): ${countTests(tally)}`,
    )
    if (!isGood) console.log(keepFailures(run.output))
  }
  const { seconds, processorSeconds } = run
  return { part, tally, wallSeconds: seconds, processorSeconds, worlds: readWorlds(worldsFile) }
}

function toolOf({ part, filters }: PartCall) {
  if (part === 'journeys') return { script: TOOLS.playwright, args: ['test', ...filters] }
  return { script: TOOLS.vitest, args: ['run', '--project', part, ...filters] }
}

function describeMissing(part: TestPart, reason: string): PartRun {
  console.log(`FAILED ${PART_NAMES[part]}: ${reason}`)
  const tally = { ...EMPTY_TALLY, failed: [{ name: PART_NAMES[part], reason }] }
  return { part, tally, wallSeconds: 0, processorSeconds: 0, worlds: {} }
}

function readResult(file: string, parse: (json: string) => Tally): Tally | null {
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** Number of databases, servers, programs and sandboxes started, by kind; empty without the file. */
function readWorlds(file: string): Record<string, number> {
  try {
    const kinds = readFileSync(file, 'utf8').trim().split('\n').sort()
    return Object.fromEntries(
      [...Map.groupBy(kinds, (kind) => kind)].map(([kind, all]) => [kind, all.length]),
    )
  } catch {
    return {}
  }
}
