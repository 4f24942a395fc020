import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import { addTallies, EMPTY_TALLY, shortenReason, type Tally } from './tally.ts'

/** A vitest reporter that writes counts, times and reasons of skipped tests to a file for scripts/test.ts. */
export function writeTallyTo(file: string): Reporter {
  return {
    onTestRunEnd(modules, unhandledErrors) {
      const outside = unhandledErrors.map(({ message }) => ({
        name: 'outside of any test',
        reason: shortenReason(message),
      }))
      const tally = addTallies([...modules.map(tallyModule), { ...EMPTY_TALLY, failed: outside }])
      writeFileSync(file, JSON.stringify(tally))
    },
  }
}

function tallyModule(module: TestModule): Tally {
  const file = module.relativeModuleId
  const tally: Tally = {
    ...structuredClone(EMPTY_TALLY),
    files: [{ name: file, seconds: secondsOf(module) }],
  }
  // Tests that do not run because a beforeAll failed are reported as skipped, too.
  const fallback = module.ok() ? 'no reason given' : 'its file failed'
  for (const test of module.children.allTests()) {
    const result = test.result()
    const name = `${file}: ${test.fullName}`
    const milliseconds = test.diagnostic()?.duration
    if (milliseconds !== undefined) tally.tests.push({ name, seconds: milliseconds / 1000 })
    if (result.state === 'passed') tally.passed++
    else if (result.state === 'skipped')
      tally.skipped.push({ name: test.fullName, reason: result.note ?? fallback })
    else tally.failed.push({ name, reason: shortenReason(result.errors?.[0]?.message) })
  }
  // A file that cannot be loaded has no test that could fail.
  if (!module.ok() && tally.failed.length === 0)
    tally.failed.push({ name: file, reason: shortenReason(module.errors()[0]?.message) })
  return tally
}

function secondsOf(module: TestModule): number {
  const { prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic()
  return (prepareDuration + setupDuration + collectDuration + duration) / 1000
}
