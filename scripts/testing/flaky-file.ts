import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { ROOT } from '../run-tool.ts'
import { addFlakyTests, parseFlakyHistory, type FlakyHistory } from './flaky.ts'
import type { Named } from './tally.ts'

/** Adds the flaky tests of this run to the history file; returns the tests that fail because of it. */
export function recordFlakyTests(flaky: Named[]): Named[] {
  if (flaky.length === 0) return []
  // Machines that start from a fresh clone each time set a file outside of the clone.
  const file = process.env['KEYLOOM_FLAKY_FILE'] || join(ROOT, 'dist', 'flaky.json')
  const { history, failed } = addFlakyTests(readHistory(file), { flaky, now: Date.now() })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, `${JSON.stringify(history, null, 2)}\n`)
  renameSync(`${file}.new`, file)
  return failed
}

/** An unreadable history counts as empty. */
function readHistory(file: string): FlakyHistory {
  try {
    return parseFlakyHistory(readFileSync(file, 'utf8'))
  } catch {
    return []
  }
}
