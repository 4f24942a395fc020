import { expect, test } from 'vitest'
import { describeWritten } from './describe-written.ts'

test.each([
  ['published', null, 'Already published'],
  ['no status', 'https://shop.example/boots', 'Already published'],
  ['reviewed', 'https://shop.example/boots', 'Already published'],
  ['edited', null, 'Already written'],
  ['illustrated', null, 'Already written'],
  ['shared', null, 'Already written'],
  ['reviewed', null, 'Already written'],
  ['drafted', null, null],
  ['no status', null, null],
] as const)('a cluster with the status %s and the page %j: %s', (status, url, words) => {
  expect(describeWritten({ status, article_url: url })).toBe(words)
})
