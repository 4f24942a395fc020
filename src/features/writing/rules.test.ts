import { expect, test } from 'vitest'
import { isLastPiece, type AiMessage } from './rules.ts'

const PIECE: AiMessage = {
  contentplanId: 1,
  clusterId: 2,
  pageId: null,
  messages: [{ role: 'assistant', content: 'Shoes' }],
}

test.each([
  [{}, false],
  [{ isComplete: false, done: false, finish_reason: null }, false],
  [{ isComplete: true }, true],
  [{ done: true }, true],
  [{ finish_reason: 'stop' }, true],
])('a piece of an answer with %j is the last one: %s', (change, isLast) => {
  expect(isLastPiece({ ...PIECE, ...change })).toBe(isLast)
})
