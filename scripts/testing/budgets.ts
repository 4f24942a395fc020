import type { Part } from './parts.ts'

interface Budget {
  /** Seconds from the start of the part's first program to the end of its last one, with other parts running. */
  wallSeconds: number
  /** Seconds of all programs of the part together: tests, servers, databases, browsers. */
  processorSeconds: number
}

/** Time that each part of `npm test` may take on two cores. docs/tests.md has the rules for new features. */
export const BUDGETS: Record<Part, Budget> = {
  checks: { wallSeconds: 60, processorSeconds: 40 },
  unit: { wallSeconds: 90, processorSeconds: 65 },
  server: { wallSeconds: 240, processorSeconds: 220 },
  walls: { wallSeconds: 45, processorSeconds: 35 },
  process: { wallSeconds: 120, processorSeconds: 100 },
  journeys: { wallSeconds: 270, processorSeconds: 470 },
}

/** For the whole of `npm test`. */
export const WALL_BUDGET_SECONDS = 10 * 60

/**
 * Only a run that takes longer than this fails, so that a slow shared machine does not block a change: the same tests have
 * taken 15 minutes on one day and 42 on another.
 */
export const WALL_LIMIT_SECONDS = 75 * 60

/** For the whole of `npm run test:full`, which has a limit of its own and no budgets for its parts. */
export const FULL_LIMIT_SECONDS = 120 * 60
