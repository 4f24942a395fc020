import { expect, test } from 'vitest'
import { describeUndone } from './show-change.ts'

test.each([
  [0, 'Taken back'],
  [1, 'Taken back. 1 keyword stays as it is: it was changed since.'],
  [1240, 'Taken back. 1,240 keywords stay as they are: they were changed since.'],
])('after an undo that leaves %i keywords the user reads why', (kept, text) => {
  expect(describeUndone(kept)).toBe(text)
})
