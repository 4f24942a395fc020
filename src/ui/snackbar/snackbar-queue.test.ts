import { expect, test } from 'vitest'
import { dismiss, enqueue, type QueuedMessage } from './snackbar-queue.ts'

const SAVED: QueuedMessage = { id: 1, text: 'Saved' }
const DELETED: QueuedMessage = { id: 2, text: 'Deleted', action: { label: 'Undo', onSelect: () => {} } }

test('messages are shown one after the other, the next when the first is dismissed', () => {
  const queue = [SAVED, DELETED].reduce(enqueue, [])
  expect(queue[0]).toBe(SAVED)
  expect(dismiss(queue, SAVED.id)[0]).toBe(DELETED)
  expect(dismiss(queue, 7)).toEqual(queue)
})

test('a message with the text of the last one is not queued, unless it has an action', () => {
  expect(enqueue([SAVED], { id: 3, text: 'Saved' })).toEqual([SAVED])
  expect(enqueue([DELETED], { ...DELETED, id: 3 })).toHaveLength(2)
})

test('a message replaces an earlier one about the same subject', () => {
  const first = { ...DELETED, about: 'rows' }
  const second = { ...DELETED, id: 3, about: 'rows' }
  expect(enqueue([SAVED, first], second)).toEqual([SAVED, second])
  expect(enqueue([first], { ...SAVED, about: 'others' })).toHaveLength(2)
})

test('a message without a timeout is shown after those with a timeout', () => {
  const staying: QueuedMessage = { id: 9, text: 'New', timeoutMs: null }
  expect([staying, SAVED, DELETED].reduce(enqueue, [])).toEqual([SAVED, DELETED, staying])
  expect(enqueue([SAVED, staying], { ...staying, id: 10, text: 'Newer' }).map(({ id }) => id)).toEqual([
    1, 9, 10,
  ])
  const link = { label: 'Boots', href: '/boots' }
  expect(enqueue([{ ...staying, link }], { ...staying, id: 10, link })).toHaveLength(2)
})
