import { BUDGETS, FULL_LIMIT_SECONDS, WALL_BUDGET_SECONDS, WALL_LIMIT_SECONDS } from './budgets.ts'
import type { TestRun } from './part-run.ts'
import { PART_NAMES } from './parts.ts'
import type { Named } from './tally.ts'

export const PROCESSOR_BUDGET_SECONDS = Object.values(BUDGETS).reduce(
  (sum, { processorSeconds }) => sum + processorSeconds,
  0,
)

/** A sentence in capitals for each part or sum over its budget. These are warnings, not failures. */
export function listGrown({ parts, wallSeconds, processorSeconds, isFull }: TestRun): string[] {
  if (isFull) return []
  const figures = parts.flatMap(({ part, ...taken }) => {
    const budget = BUDGETS[part]
    const name = PART_NAMES[part]
    return [
      { name, what: 'of processor time', taken: taken.processorSeconds, budget: budget.processorSeconds },
      { name, what: 'of wall time', taken: taken.wallSeconds, budget: budget.wallSeconds },
    ]
  })
  const sums = [
    {
      name: 'all tests',
      what: 'of processor time',
      taken: processorSeconds,
      budget: PROCESSOR_BUDGET_SECONDS,
    },
    { name: 'all tests', what: 'of wall time', taken: wallSeconds, budget: WALL_BUDGET_SECONDS },
  ]
  return [...figures, ...sums].flatMap(({ name, what, taken, budget }) =>
    taken !== null && taken > budget
      ? [`${name} took ${Math.round(taken)} s ${what}, its share is ${budget} s`.toUpperCase()]
      : [],
  )
}

/** A failure if the run took far longer than its budget; smaller excesses are noise of shared machines. */
export function findLateness({ wallSeconds, isFull }: TestRun): Named[] {
  const limit = isFull ? FULL_LIMIT_SECONDS : WALL_LIMIT_SECONDS
  if (wallSeconds <= limit) return []
  const reason = `it took ${Math.ceil(wallSeconds / 60)} minutes, and ${limit / 60} are the limit`
  return [{ name: isFull ? 'npm run test:full' : 'npm test', reason }]
}
