import { expect, test } from 'vitest'
import { countWords } from './rules.ts'

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
