import { expect, test } from 'vitest'
import { countWords, describeWritten } from './rules.ts'

test.each([
  ['', 0],
  ['  \n\t', 0],
  ['## Trail shoes — for **winter**', 4],
  ["It isn't over-priced: 3.5 stars.", 5],
  ['e\u0301te\u0301 हिन्दी', 2],
  ['徒步鞋', 3],
  ['---\n***', 0],
])('%j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count)
})

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
