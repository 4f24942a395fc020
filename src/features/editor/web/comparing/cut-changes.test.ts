import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutChanges, writeChanges } from './cut-changes.ts'
import { findDifferences } from './find-differences.ts'

function changesOf(before: string, after: string) {
  return cutChanges(findDifferences(before, after) ?? [])
}

test('changes of one line are one change, with the words of the line that stay', () => {
  const changes = changesOf(
    'Title\n\nWarm boots for dry snow.\n\nThe end.\n',
    'Title\n\nCold boots for wet snow.\n\nThe end.\n',
  )
  expect(changes.map(({ kind, text }) => [kind, text])).toEqual([
    ['same', 'Title\n\n'],
    ['change', 'WarmCold boots for drywet snow.\n\n'],
    ['same', 'The end.\n'],
  ])
})

test('each change is taken or left by itself', () => {
  const before = 'One.\n\nTwo.\n\nThree.\n\nFour.\n'
  const after = 'One!\n\nTwo.\n\nThree.\n\nFour.\n\nFive.\n'
  const changes = changesOf(before, after)
  const places = changes.flatMap(({ kind }, place) => (kind === 'change' ? [place] : []))
  expect(places).toHaveLength(2)
  const [first] = places
  expect(writeChanges(changes, (place) => place === first)).toBe('One!\n\nTwo.\n\nThree.\n\nFour.\n')
})

test.each([
  ['', 'New.\n'],
  ['Old.\n', ''],
  ['One line', 'Another line'],
  ['A\n', 'A'],
  ['A\n\nB', 'B\n\nA\n'],
  ['Same', 'Same'],
])('from %j to %j: all changes make the one, none the other', (before, after) => {
  const changes = changesOf(before, after)
  expect(writeChanges(changes, () => true)).toBe(after)
  expect(writeChanges(changes, () => false)).toBe(before)
})

test('of any two texts, all changes make the one, none the other', () => {
  const anyText = fc
    .array(fc.constantFrom('warm', 'boots', 'snow', ' ', '.', '\n', '\n\n', '# '), { maxLength: 30 })
    .map((words) => words.join(''))
  fc.assert(
    fc.property(anyText, anyText, (before, after) => {
      const changes = changesOf(before, after)
      expect(writeChanges(changes, () => true)).toBe(after)
      expect(writeChanges(changes, () => false)).toBe(before)
    }),
  )
})
