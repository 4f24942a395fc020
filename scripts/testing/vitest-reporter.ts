import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'
import { shortenReason, type Tally } from './tally.ts'

/** A vitest reporter that leaves the counts, and why tests were skipped, in a file for scripts/test.ts. */
export function writeTallyTo(file: string): Reporter {
  return {
    onTestRunEnd(modules, unhandledErrors) {
      const tally: Tally = { passed: 0, failed: [], skipped: [] }
      for (const module of modules) {
        const before = tally.failed.length
        // What a failing beforeAll keeps from running comes as skipped, too.
        const fallback = module.ok() ? 'no reason given' : 'its file failed'
        for (const test of module.children.allTests()) {
          const result = test.result()
          if (result.state === 'passed') tally.passed++
          else if (result.state === 'skipped')
            tally.skipped.push({ name: test.fullName, reason: result.note ?? fallback })
          else
            tally.failed.push({
              name: `${module.relativeModuleId}: ${test.fullName}`,
              reason: shortenReason(result.errors?.[0]?.message),
            })
        }
        // A file that cannot be loaded has no test that could fail.
        if (!module.ok() && tally.failed.length === before)
          tally.failed.push({
            name: module.relativeModuleId,
            reason: shortenReason(module.errors()[0]?.message),
          })
      }
      for (const { message } of unhandledErrors)
        tally.failed.push({ name: 'outside of any test', reason: shortenReason(message) })
      writeFileSync(file, JSON.stringify(tally))
    },
  }
}
