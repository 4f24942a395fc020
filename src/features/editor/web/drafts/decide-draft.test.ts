import { expect, test } from 'vitest'
import { decideDraft } from './decide-draft.ts'

test.each([
  ['the server has the same text, in the same version', ['a', 3], ['a', 3], 'nothing'],
  ['it was saved before its answer came', ['ab', 3], ['ab', 4], 'nothing'],
  ['nobody has saved since', ['ab', 3], ['a', 3], 'restore'],
  ['the text was never saved', ['a', 0], ['', 0], 'restore'],
  ['all of it was deleted', ['', 3], ['a', 3], 'restore'],
  ['its own window has saved since, without an answer', ['abc', 3, 'ab'], ['ab', 4], 'restore'],
  ['somebody has saved since', ['ab', 3], ['ac', 4], 'compare'],
  ['somebody has saved since that window has', ['abc', 3, 'ab'], ['abd', 5], 'compare'],
  ['the server has an older version, from a backup', ['ab', 5], ['a', 4], 'compare'],
] as const)('a text that was typed and not saved: %s', (_, draft, now, expected) => {
  expect(
    decideDraft({
      draft: { text: draft[0], baseVersion: draft[1], unanswered: draft[2] ?? null },
      now: { text: now[0], version: now[1] },
    }),
  ).toBe(expected)
})
