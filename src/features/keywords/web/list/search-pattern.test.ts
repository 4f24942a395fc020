import { expect, test } from 'vitest'
import { readTextSearch } from './search-pattern.ts'

test.each([
  ['', ''],
  ['  ', ''],
  [' running  shoes', 'running shoes'],
  ['c++', 'c++'],
  ['what is it?', 'what is it?'],
  ['node.js (2026) [pdf]', 'node.js (2026) [pdf]'],
  ['under 50$', 'under 50$'],
  ['1/2 inch', '1/2 inch'],
  ['//', '//'],
  ['zero\u200bwidth', 'zerowidth'],
  ['靴 防水', '靴 防水'],
])('%j is searched for as words', (text, words) => {
  expect(readTextSearch(text)).toEqual({ pattern: null, words })
})

test.each([
  ['^how', '^how'],
  ['^word$', '^word$'],
  ['shoes|boots', 'shoes|boots'],
  ['how.*clean', 'how.*clean'],
  ['.+ near me', '.+ near me'],
  ['/colou?r/', 'colou?r'],
  ['/(/', '('],
])('%j is searched for as a regular expression', (text, pattern) => {
  expect(readTextSearch(text)).toEqual({ pattern, words: '' })
})
