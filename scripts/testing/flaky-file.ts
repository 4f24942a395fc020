import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { ROOT } from '../run-tool.ts'
import { addFlakyTests, parseFlakyHistory, type FlakyHistory } from './flaky.ts'
import type { Named } from './tally.ts'

/** Writes the flaky tests of this run to the history, and returns the failures that come of it. */
export function recordFlakyTests(flaky: Named[]): Named[] {
  if (flaky.length === 0) return []
  // Machines that start from a fresh clone each time keep it elsewhere.
  const file = process.env['KEYLOOM_FLAKY_FILE'] || join(ROOT, 'dist', 'flaky.json')
  const { history, failed } = addFlakyTests(readHistory(file), { flaky, now: Date.now() })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, `${JSON.stringify(history, null, 2)}\n`)
  renameSync(`${file}.new`, file)
  return failed
}

/** A history that cannot be read is an empty one. */
function readHistory(file: string): FlakyHistory {
  try {
    return parseFlakyHistory(readFileSync(file, 'utf8'))
  } catch {
    return []
  }
}
