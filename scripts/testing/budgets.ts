import type { Part } from './parts.ts'

interface Budget {
  /** From the start of the part's first program to the end of its last one, while other parts run beside it. */
  wallSeconds: number
  /** Of all programs of the part together: tests, servers, databases, browsers. */
  processorSeconds: number
}

/** What each part of `npm test` may take on two cores; docs/tests.md says how a new feature spends its share. */
export const BUDGETS: Record<Part, Budget> = {
  checks: { wallSeconds: 60, processorSeconds: 40 },
  unit: { wallSeconds: 90, processorSeconds: 65 },
  server: { wallSeconds: 240, processorSeconds: 220 },
  walls: { wallSeconds: 45, processorSeconds: 35 },
  process: { wallSeconds: 120, processorSeconds: 100 },
  journeys: { wallSeconds: 270, processorSeconds: 470 },
}

/** The whole of `npm test`. */
export const WALL_BUDGET_SECONDS = 10 * 60

/** A slow neighbour must not cost a landing: only beyond this the run fails. */
export const WALL_LIMIT_SECONDS = 25 * 60

/** The whole of `npm run test:full`, which has a limit of its own and no shares. */
export const FULL_LIMIT_SECONDS = 120 * 60
