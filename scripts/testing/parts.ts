/** The parts of `npm test` with their test files, in the order of their cost. */
export const TEST_FILES = {
  unit: [
    'src/**/*.test.ts',
    'scripts/**/*.test.ts',
    'bench/**/*.test.ts',
    'eval/**/*.test.ts',
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

/** Long tests with loops, many seeds or large data, which only run in `npm run test:full`. */
export const FULL_FILES = '**/*.full.{test,spec}.ts'

/** Names of the parts in the report. */
export const PART_NAMES: Record<Part, string> = {
  checks: 'checks',
  unit: 'unit',
  server: 'server',
  walls: 'isolation and fuzz',
  process: 'processes',
  journeys: 'journeys',
}

/**
 * Two of these run at once, and when one ends the next begins: while one waits, the other computes. Journeys run after
 * them all, because a browser that waits for a processor can exceed its time limits.
 */
export const TWO_AT_ONCE: readonly TestPart[] = ['server', 'unit', 'walls', 'process']
