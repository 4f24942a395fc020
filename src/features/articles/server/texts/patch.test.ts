import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyVersions } from '#tests/support/articles/any-texts.ts'
import { applyPatches, findPatch } from './patch.ts'

test('any versions of a text are read back exactly from the first one and patches', () => {
  fc.assert(
    fc.property(anyVersions, (versions) => {
      const [first = '', ...rest] = versions
      const patches = rest.map((text, at) => findPatch(versions[at] ?? '', text))
      for (const { text } of patches) expect(text.isWellFormed()).toBe(true)
      for (let count = 0; count <= patches.length; count++)
        expect(applyPatches(first, patches.slice(0, count))).toBe(versions[count])
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['nothing', 'same', 'same', { keptStart: 4, keptEnd: 0, text: '' }],
  ['a word in the middle', 'one two', 'one new two', { keptStart: 4, keptEnd: 3, text: 'new ' }],
  ['a sign that is doubled', 'aa', 'aaa', { keptStart: 2, keptEnd: 0, text: 'a' }],
  ['the end', 'one\r\n', 'one', { keptStart: 3, keptEnd: 0, text: '' }],
  [
    'the second half of a pair',
    '-\u{1f600}-',
    '-\u{1f601}-',
    { keptStart: 1, keptEnd: 1, text: '\u{1f601}' },
  ],
  ['the first half of a pair', '-\u{1f601}-', '-\u{1f201}-', { keptStart: 1, keptEnd: 1, text: '\u{1f201}' }],
])('a patch of %s has only what changed', (_what, before, after, patch) => {
  expect(findPatch(before, after)).toEqual(patch)
})
