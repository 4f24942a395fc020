import { appendFileSync } from 'node:fs'
import process from 'node:process'

type World = 'database' | 'server' | 'program' | 'sandbox'

/** Notes, for the report of the test run, that a test has started one of these. */
export function countWorld(kind: World): void {
  const file = process.env['KEYLOOM_WORLDS']
  if (file) appendFileSync(file, `${kind}\n`)
}
