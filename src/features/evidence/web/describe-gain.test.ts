import { expect, test } from 'vitest'
import { describeGain } from './describe-gain.ts'

test.each([
  [0, null],
  [0.4, null],
  [1.2, 'about +1 click a month'],
  [119.6, 'about +120 clicks a month'],
  [3130, 'about +3.1K clicks a month'],
])('a gain of %d clicks is %j', (gain, words) => {
  expect(describeGain(gain)).toBe(words)
})
