import { expect, test } from 'vitest'
import { readPattern } from './patterns.ts'

test.each([
  ['(', 'there is a ( without its )'],
  ['a)', 'there is a ) without its ('],
  ['[a', 'there is a [ without its ]'],
  ['*a', 'there is nothing before a repetition'],
  ['a**', 'two repetitions one after the other'],
  ['a{3}{2}', 'two repetitions one after the other'],
  ['a{300}', 'repeats something more than 255 times'],
  ['((a{100}){100}){100}', 'repeats something more than 255 times'],
  ['a{3,2}', 'a repetition ends before it begins'],
  ['(a)\\1', '\\1 means nothing here'],
  ['(?=a)', 'looks ahead or behind'],
  ['(?<!a)b', 'looks ahead or behind'],
  ['\\pL', '\\p means nothing here'],
  ['a\\', 'ends with a backslash'],
  ['[z-a]', 'ends before it begins'],
  ['[[:nope:]]', 'a class in [ ] that nobody knows'],
  ['***=a', 'there is nothing before a repetition'],
  ['a'.repeat(201), 'more than 200 characters'],
])('the pattern %s is refused: %s', (text, sentence) => {
  expect(() => readPattern(text)).toThrow(sentence)
})

test('a pattern is written in the spelling of each engine', () => {
  expect(readPattern('(?i)\\bshoes\\b')).toEqual({ re2: '(?i)\\bshoes\\b', postgres: '(?i)(?:\\yshoes\\y)' })
})
