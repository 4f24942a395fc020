import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool, TOOLS } from '../run-tool.ts'
import { parsePlaywrightResult } from './playwright-result.ts'
import { judgeRun, parseTally, type Tally } from './tally.ts'

const LIMIT_SECONDS = { usual: 45 * 60, full: 120 * 60 }

interface RunnerCall {
  isFull: boolean
  filters: string[]
}

/** Unit and server tests; the filters are parts of file names. */
export function runVitest({ isFull, filters }: RunnerCall): Promise<Tally> {
  return runCounted({
    name: 'vitest',
    script: TOOLS.vitest,
    args: ['run', ...filters],
    isFull,
    parse: parseTally,
  })
}

/** Browser tests, against the real product. */
export function runJourneys({ isFull }: Pick<RunnerCall, 'isFull'>): Promise<Tally> {
  return runCounted({
    name: 'playwright',
    script: TOOLS.playwright,
    args: ['test'],
    isFull,
    parse: parsePlaywrightResult,
  })
}

interface CountedCall {
  name: string
  script: string
  args: string[]
  isFull: boolean
  parse: (json: string) => Tally
}

async function runCounted({ name, script, args, isFull, parse }: CountedCall): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'keyloom-tests-'))
  const file = join(folder, 'result.json')
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const run = await runTool({
    script,
    args,
    env: { KEYLOOM_TALLY: file, KEYLOOM_FULL: isFull ? '1' : '' },
    output: 'show',
    limitSeconds: isFull ? LIMIT_SECONDS.full : LIMIT_SECONDS.usual,
  })
  return judgeRun(name, readResult(file, parse), run)
}

function readResult(file: string, parse: (json: string) => Tally): Tally | null {
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
