import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'
import { EMPTY_TALLY, type Tally } from './tally.ts'

/** A vitest reporter that leaves the counts, and why tests were skipped, in a file for scripts/test.ts. */
export function writeTallyTo(file: string): Reporter {
  return {
    onTestRunEnd(modules, unhandledErrors) {
      const tally: Tally = { ...EMPTY_TALLY, skipped: [] }
      for (const module of modules) {
        const before = tally.failed
        // What a failing beforeAll keeps from running comes as skipped, too.
        const fallback = module.ok() ? 'no reason given' : 'its file failed'
        for (const test of module.children.allTests()) {
          const result = test.result()
          if (result.state === 'passed') tally.passed++
          else if (result.state === 'failed') tally.failed++
          else if (result.state === 'skipped')
            tally.skipped.push({ name: test.fullName, reason: result.note ?? fallback })
          else tally.failed++
        }
        // A file that cannot be loaded has no test that could fail.
        if (!module.ok() && tally.failed === before) tally.failed++
      }
      tally.failed += unhandledErrors.length
      writeFileSync(file, JSON.stringify(tally))
    },
  }
}
