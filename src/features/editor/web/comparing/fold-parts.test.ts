import { expect, test } from 'vitest'
import { foldParts } from './fold-parts.ts'

const lines = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1}\n`).join('')
const same = (text: string) => ({ kind: 'same', text })
const added = (text: string) => ({ kind: 'added', text })

test.each([
  [
    'between two changes two lines stay at each end',
    [added('a'), same(lines(9)), added('b')],
    [added('a'), same('1\n2\n'), { kind: 'folded', lines: 5 }, same('8\n9\n'), added('b')],
  ],
  [
    'before the first change only the last two stay',
    [same(lines(9)), added('b')],
    [{ kind: 'folded', lines: 7 }, same('8\n9\n'), added('b')],
  ],
  [
    'after the last change only the first two stay',
    [added('a'), same(lines(9))],
    [added('a'), same('1\n2\n'), { kind: 'folded', lines: 7 }],
  ],
  [
    'a few lines are not folded',
    [added('a'), same(lines(7)), added('b')],
    [added('a'), same(lines(7)), added('b')],
  ],
  ['changes are never folded', [added(lines(99))], [added(lines(99))]],
  ['nothing', [], []],
])('lines without changes are folded: %s', (_, parts, expected) => {
  expect(foldParts(parts)).toEqual(expected)
})

test('of a very long change the beginning is shown, and how much is left out', () => {
  const parts = foldParts([added('a'.repeat(50_000)), added('b'.repeat(50_000)), added('c'.repeat(900_000))])
  expect(parts.map((part) => ('text' in part ? part.text.length : part))).toEqual([
    50_000,
    10_000,
    { kind: 'cut', characters: 940_000 },
  ])
})

test('more of a very long change is shown when more is asked for', () => {
  const parts = [added('a'.repeat(70_000)), added('b')]
  expect(foldParts(parts)).toHaveLength(2)
  expect(foldParts(parts, 120_000)).toEqual(parts)
})
