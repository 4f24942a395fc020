import { expect, test } from 'vitest'
import { takesMade } from './use-make-about.ts'

test.each([
  ['the saved text was generated, and nothing is typed', undefined, true, true],
  ['a person has written the saved text', undefined, false, false],
  ['a person types while the text is generated', 'Boots for', true, false],
  ['a person has emptied the field', ' ', false, true],
])('%s: the generated text %s, %s comes into the field: %s', (_, typed, isSaved, isTaken) => {
  expect(takesMade({ typed, isSaved })).toBe(isTaken)
})
