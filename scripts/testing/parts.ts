/** The parts of `npm test`, in the order of their cost, and where the tests of each stand. */
export const TEST_FILES = {
  unit: [
    'src/**/*.test.ts',
    'scripts/**/*.test.ts',
    'bench/**/*.test.ts',
    'sandbox/**/*.test.ts',
    'tests/support/**/*.test.ts',
  ],
  server: ['tests/server/**/*.test.ts'],
  walls: ['tests/*.test.ts'],
  process: ['tests/process/**/*.test.ts'],
  journeys: ['tests/journeys/**/*.spec.ts'],
}

export type TestPart = keyof typeof TEST_FILES
export type Part = 'checks' | TestPart

/** Loops, seeds and high counts: they only run in `npm run test:full`. */
export const FULL_FILES = '**/*.full.{test,spec}.ts'

/** How the report calls each part. */
export const PART_NAMES: Record<Part, string> = {
  checks: 'checks',
  unit: 'unit',
  server: 'server',
  walls: 'isolation and fuzz',
  process: 'processes',
  journeys: 'journeys',
}

/**
 * Parts in one lane run one after the other, the lanes beside each other: while one waits, the other computes.
 * Journeys come after them, because a browser that waits for a processor takes part of its time limits with it.
 */
export const LANES: readonly (readonly TestPart[])[] = [['unit', 'walls', 'process'], ['server']]
