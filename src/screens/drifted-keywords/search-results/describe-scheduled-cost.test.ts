import { expect, test } from 'vitest'
import { describeScheduledCost } from './describe-scheduled-cost.ts'

const PAID = { activeCount: 2_000, scheduledCost: 6_000_000, isSandbox: false }

test.each([
  [PAID, 'Each time costs about $6.00, for 2,000 active keywords.'],
  [{ ...PAID, scheduledCost: 0 }, 'Each time costs nothing, for 2,000 active keywords.'],
  [
    { activeCount: 1, scheduledCost: 0, isSandbox: true },
    'Each time costs nothing: the sandbox makes up results for 1 active keyword.',
  ],
  [{ ...PAID, scheduledCost: null }, null],
  [{ ...PAID, activeCount: 0 }, null],
])('the cost of a scheduled refresh with the estimate %o is described as %j', (estimate, text) => {
  expect(describeScheduledCost(estimate)).toBe(text)
})
