import { expect, test } from 'vitest'
import { percentChange } from './rules.ts'

test.each([
  [150, 100, 50],
  [100, 150, -33],
  [2, 3, -33],
  [0, 10, 0],
  [10, 0, 0],
  [null, 10, null],
  [10, null, null],
])('from %o after %o the change is %o percent', (last, previous, change) => {
  expect(percentChange(last, previous)).toBe(change)
})
