import { expect, test } from 'vitest'
import { describeTrend } from './describe-trend.ts'

test.each([
  [
    'the lowest and the highest value with their first days',
    [4, 9, null, 2, 2],
    'Lowest: 2!, day 4. Highest: 9!, day 2',
  ],
  ['one value for days that are all equal', [3, null, 3], 'Always 3!'],
  ['nothing of days that are all unknown', [null, null], 'Nothing is known'],
])('the description of a line over time names %s', (_, values, text) => {
  const points = values.map((value, place) => ({ name: `day ${place + 1}`, value }))
  expect(describeTrend(points, (value) => `${value}!`)).toBe(text)
})
