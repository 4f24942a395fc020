import { expect, test } from 'vitest'
import { describeWritten } from './rules.ts'

test.each([
  ['edited', null, 'Already written'],
  ['illustrated', null, 'Already written'],
  ['shared', null, 'Already written'],
  ['reviewed', null, 'Already written'],
  ['published', null, 'Already published'],
  ['no status', 'https://shop.example/', 'Already published'],
  ['drafted', null, null],
] as const)('a cluster of status %s with the page %s is %s', (status, url, expected) => {
  expect(describeWritten({ status, article_url: url })).toBe(expected)
})
