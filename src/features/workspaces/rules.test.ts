import { expect, test } from 'vitest'
import { arrivalPath, isUnlimited } from './rules.ts'

test.each([
  [0, false],
  [998, false],
  [999, true],
  [1000, false],
])('whether %i credits are unlimited: %s', (credits, expected) => {
  expect(isUnlimited(credits)).toBe(expected)
})

test.each([
  ['managed', '/workspace/7'],
  ['saas', '/workspace/7/ultimate-clusterer'],
] as const)('a change to a %s workspace leads to %s', (type, path) => {
  expect(arrivalPath({ id: 7, type })).toBe(path)
})
