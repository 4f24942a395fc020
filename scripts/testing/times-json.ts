import { BUDGETS, WALL_BUDGET_SECONDS } from './budgets.ts'
import { addWorlds, listSlowest } from './describe-times.ts'
import { listGrown, PROCESSOR_BUDGET_SECONDS } from './judge-budgets.ts'
import type { TestRun } from './part-run.ts'

/** The report of a run that `npm test -- --times` writes, with every file and test. */
export function listTimes(run: TestRun) {
  const { parts, wallSeconds, processorSeconds, isFull } = run
  return {
    isFull,
    wallSeconds,
    processorSeconds,
    budget: { wallSeconds: WALL_BUDGET_SECONDS, processorSeconds: PROCESSOR_BUDGET_SECONDS },
    grown: listGrown(run),
    worlds: addWorlds(parts),
    slowestFiles: listSlowest(parts.flatMap(({ tally }) => tally.files)),
    slowestTests: listSlowest(parts.flatMap(({ tally }) => tally.tests)),
    parts: parts.map(({ part, tally, ...taken }) => ({
      part,
      ...taken,
      budget: BUDGETS[part],
      passed: tally.passed,
      failed: tally.failed,
      skipped: tally.skipped,
      flaky: tally.flaky,
      files: tally.files,
      tests: tally.tests,
    })),
  }
}
