import { expect, test } from 'vitest'
import { dismiss, enqueue, type QueuedMessage } from './snackbar-queue.ts'

const SAVED: QueuedMessage = { id: 1, text: 'Saved' }
const DELETED: QueuedMessage = { id: 2, text: 'Deleted', action: { label: 'Undo', onSelect: () => {} } }

test('messages wait behind each other, and the next comes when the first goes', () => {
  const queue = [SAVED, DELETED].reduce(enqueue, [])
  expect(queue[0]).toBe(SAVED)
  expect(dismiss(queue, SAVED.id)[0]).toBe(DELETED)
  expect(dismiss(queue, 7)).toEqual(queue)
})

test('the same words are not said twice in a row, unless each can be taken back', () => {
  expect(enqueue([SAVED], { id: 3, text: 'Saved' })).toEqual([SAVED])
  expect(enqueue([DELETED], { ...DELETED, id: 3 })).toHaveLength(2)
})

test('news about the same thing takes the place of what was said before', () => {
  const first = { ...DELETED, about: 'rows' }
  const second = { ...DELETED, id: 3, about: 'rows' }
  expect(enqueue([SAVED, first], second)).toEqual([SAVED, second])
  expect(enqueue([first], { ...SAVED, about: 'others' })).toHaveLength(2)
})
