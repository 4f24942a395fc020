import { expect, test } from 'vitest'
import { keepFailures } from './keep-failures.ts'

const dots = `${'\u001b[32m·\u001b[39m'.repeat(5_000)}\n`
const log = 'stdout | tests/rows.test.ts\nsaid on the way\n'.repeat(500)

test('the failures of a vitest run are kept, without dots, colours and logs', () => {
  const failures = '⎯⎯⎯ Failed Tests 1 ⎯⎯⎯\n\n FAIL  rows.test.ts > counts\nexpected 1 to be 2'
  expect(keepFailures(`${dots}${log}\u001b[31m${failures}\u001b[39m\n`)).toBe(failures)
})

test('the failures of a Playwright run are kept', () => {
  const failures = '  1) rows.spec.ts:4:1 › counts\n\n    Error: expect(locator).toBeVisible() failed'
  expect(keepFailures(`  ✓  1 rows.spec.ts:1:1 › loads (1s)\n${log}${failures}\n`)).toBe(failures)
})

test('many failures are cut, with the number of lines left out', () => {
  const lines = Array.from({ length: 1_000 }, (_, line) => `  ${line + 1}) failed`)
  const kept = keepFailures(lines.join('\n')).split('\n')
  expect(kept[0]).toBe('  1) failed')
  expect(kept.at(-1)).toBe('(700 more lines)')
})

test('the end of the output is kept when it lists no failure', () => {
  expect(keepFailures(`${log}killed by a signal`).split('\n').at(-1)).toBe('killed by a signal')
})
