import { expect, test } from 'vitest'
import { sumMetric } from './sum-metric.ts'

test.each([
  [[1000, 234], '1,234', null],
  [[5, null], '5', '1 page has no numbers'],
  [[null, null], '–', '2 pages have no numbers'],
] as const)('the sum of %j is %s', (numbers, value, note) => {
  expect(sumMetric(numbers)).toEqual({ value, note })
})
