import { expect, test } from 'vitest'
import { estimateCost, formatCost, needsConfirmation, toDollars, toMicroDollars } from './rules.ts'

test.each([
  [100_000, 0.0006, 60],
  [1, 0.002, 0.002],
  [3, 0.1, 0.3],
  [0, 5, 0],
  [1000, 0, 0],
])('%i calls at $%d cost $%d', (calls, price, dollars) => {
  expect(toDollars(estimateCost({ calls, price }))).toBe(dollars)
})

test('a cost above the limit needs a confirmation, and no cost needs none', () => {
  const limit = toMicroDollars(1)
  expect(needsConfirmation(limit, limit)).toBe(false)
  expect(needsConfirmation(limit + 1, limit)).toBe(true)
  expect(needsConfirmation(1, 0)).toBe(true)
  expect(needsConfirmation(0, 0)).toBe(false)
})

test.each([
  [0, '$0.00'],
  [1, 'less than $0.01'],
  [10_000, '$0.01'],
  [60_000_000, '$60.00'],
])('%i millionths are written %s', (micro, text) => {
  expect(formatCost(micro)).toBe(text)
})
