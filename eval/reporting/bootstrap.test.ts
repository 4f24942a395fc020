import { expect, it } from 'vitest'
import { estimateMean } from './bootstrap.ts'
import { seedRandom } from './random.ts'
import { tailShare } from './tail-share.ts'

it('gives the same interval for the same values', () => {
  expect(estimateMean([1, 2, 4, 8])).toEqual(estimateMean([1, 2, 4, 8]))
})

it('gives no width to values that are all equal', () => {
  expect(estimateMean([3, 3, 3])).toEqual({ mean: 3, low: 3, high: 3 })
})

it('covers the true mean in about 95 of 100 samples of 12 values, as many as there are cases', () => {
  const random = seedRandom(7)
  let covered = 0
  for (let sample = 0; sample < 400; sample++) {
    const { low, high } = estimateMean(Array.from({ length: 12 }, random))
    if (low <= 0.5 && high >= 0.5) covered++
  }
  expect(covered / 400).toBeGreaterThan(0.93)
  expect(covered / 400).toBeLessThan(0.975)
})

it('leaves as much out at the ends as Student has, the fewer the values the less', () => {
  // From a table: t with 11 degrees of freedom is 2.201, and Φ(-2.201 √(12/11)) is 0.0108; with 29 it is 2.045.
  expect(tailShare(12)).toBeCloseTo(0.0108, 4)
  expect(tailShare(30)).toBeCloseTo(0.0188, 4)
  expect(tailShare(10_000)).toBeCloseTo(0.025, 4)
  expect([tailShare(2), tailShare(1)].map((share) => Math.round(share * 2_000))).toEqual([0, 0])
})

it('draws numbers that are spread evenly from 0 to 1', () => {
  const random = seedRandom(1)
  const tenths = Array.from({ length: 10 }, () => 0)
  for (let draw = 0; draw < 10_000; draw++) {
    const tenth = Math.floor(random() * 10)
    tenths[tenth] = (tenths[tenth] ?? 0) + 1
  }
  for (const count of tenths) expect(Math.abs(count - 1_000)).toBeLessThan(120)
})
