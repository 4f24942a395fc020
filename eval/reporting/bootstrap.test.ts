import { expect, it } from 'vitest'
import { estimateMean } from './bootstrap.ts'
import { seedRandom } from './random.ts'

it('gives the same interval for the same values', () => {
  expect(estimateMean([1, 2, 4, 8])).toEqual(estimateMean([1, 2, 4, 8]))
})

it('gives no width to values that are all equal', () => {
  expect(estimateMean([3, 3, 3])).toEqual({ mean: 3, low: 3, high: 3 })
})

it('covers the true mean in about 95 of 100 samples', () => {
  const random = seedRandom(7)
  let covered = 0
  for (let sample = 0; sample < 400; sample++) {
    const { low, high } = estimateMean(Array.from({ length: 30 }, random))
    if (low <= 0.5 && high >= 0.5) covered++
  }
  expect(covered / 400).toBeGreaterThan(0.91)
  expect(covered / 400).toBeLessThan(0.98)
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
