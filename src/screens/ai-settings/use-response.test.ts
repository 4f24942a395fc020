import { expect, test } from 'vitest'
import { addPiece } from './use-response.ts'

test('a second attempt at an answer takes the place of the first one', () => {
  const pieces = [
    { content: 'Do not ', at: 0 },
    { content: 'wait', at: 7 },
    { content: 'Never ', at: 0 },
    { content: 'wait.', at: 6 },
  ]
  expect(pieces.reduce(addPiece, '')).toBe('Never wait.')
  expect(addPiece('Do not ', { content: 'wait', at: undefined })).toBe('Do not wait')
})
