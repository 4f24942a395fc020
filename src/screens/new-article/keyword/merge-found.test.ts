import { expect, test } from 'vitest'
import { LONGEST_PATTERN } from '#features/contentplans/rules.ts'
import { isSameTitle, mergeFound, patternsOf } from './merge-found.ts'

const titled = (id: number, title: string) => ({ id, title })
const [BOOTS, WINTER, SNOW] = [titled(1, 'Boots'), titled(2, 'Winter boots'), titled(3, 'Snow')]

test.each([
  [
    'the exact title is first, wherever it was found',
    'boots',
    [[], [WINTER, BOOTS], [SNOW]],
    BOOTS,
    [WINTER, SNOW],
  ],
  [
    'a cluster that several searches find is listed once',
    'boot',
    [[], [WINTER], [SNOW, WINTER]],
    null,
    [WINTER, SNOW],
  ],
  ['nothing was found', 'boots', [[], [], []], null, []],
])('%s', (_name, text, found, exact, others) => {
  expect(mergeFound(text, found)).toEqual({ exact, others })
})

test.each([
  ['Boots', 'boots ', true],
  ['ÄPFEL', 'äpfel', true],
  ['Boots', 'Boot', false],
])('%s and %s are the same title: %s', (one, other, isSame) => {
  expect(isSameTitle(one, other)).toBe(isSame)
})

test.each(['c++ (1.5)?', '^$', '[a-z]{2}|\\d', 'a'.repeat(200), '(*'.repeat(250)])(
  'the patterns of %s find it as it is written, and are never too long',
  (text) => {
    const { exact, contains } = patternsOf(text)
    expect(text).toMatch(new RegExp(exact))
    expect(`before ${text} after`).toMatch(new RegExp(contains))
    expect(Math.max(exact.length, contains.length)).toBeLessThanOrEqual(LONGEST_PATTERN)
  },
)

test('a longer title is not the exact one', () => {
  expect('winter boots').not.toMatch(new RegExp(patternsOf('boots').exact))
})
