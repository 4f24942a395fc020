import { expect, test } from 'vitest'
import { findDifference } from './find-difference.ts'
import { keepLineEnds, toExactOffset, toPlainOffset, withLineFeeds } from './line-ends.ts'

test.each([
  ['a\nb', 'a\nxb', 'a\nxb'],
  ['a\r\nb\r\n', 'a\nx\nb\n', 'a\r\nx\r\nb\r\n'],
  ['a\r\nb\nc\rd', 'a\nb\nx\nd', 'a\r\nb\nx\rd'],
  ['a\r\nb\nc\r\n', '', ''],
  ['a\r\n\r\nb', 'a\nb', 'a\r\nb'],
])('an edit of %j to %j leaves other line ends: %j', (before, edited, expected) => {
  expect(keepLineEnds(before, edited)).toBe(expected)
})

test('places are found again whatever the line ends are', () => {
  const text = 'a\r\nbc\rd\ne'
  const plain = withLineFeeds(text)
  expect(plain).toBe('a\nbc\nd\ne')
  for (const sign of 'abcde') {
    expect(toPlainOffset(text, text.indexOf(sign))).toBe(plain.indexOf(sign))
    expect(toExactOffset(text, plain.indexOf(sign))).toBe(text.indexOf(sign))
  }
})

test.each([
  ['abc', 'abc', { from: 3, to: 3, insert: '' }],
  ['aaa', 'aa', { from: 2, to: 3, insert: '' }],
  ['abc', 'axc', { from: 1, to: 2, insert: 'x' }],
  ['', 'abc', { from: 0, to: 0, insert: 'abc' }],
])('the difference of %j and %j', (before, after, expected) => {
  expect(findDifference(before, after)).toEqual(expected)
})
