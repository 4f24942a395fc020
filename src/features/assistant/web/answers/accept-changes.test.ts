import { expect, test } from 'vitest'
import type { OpenedText } from '#features/editor/web/index.ts'
import { acceptChanges, findLock, takeBack } from './accept-changes.ts'

type State = ReturnType<OpenedText['text']['read']>

function open(first: string, trouble: State['trouble'] = null) {
  let text = first
  let saves = 0
  const base = { version: 1, text: first, saved_by: null, saved_at: null }
  const state = { base, saving: 'clean', trouble, isSending: false, isUpdated: false } as const
  return {
    read: () => ({ ...state, text }),
    type: (typed: string) => void (text = typed),
    flush: () => void saves++,
    now: () => [text, saves],
  }
}

const change = (old: string, instead: string) => ({ old, new: instead, why: '' })

test('the changes that fit are typed and saved, and the others are counted', () => {
  const text = open('One and two')
  expect(acceptChanges(text, [change('One', '1'), change('three', '3')])).toEqual({
    choices: ['accepted', null],
    refused: 1,
  })
  expect(text.now()).toEqual(['1 and two', 1])
  expect(acceptChanges(text, [change('three', '3')]).refused).toBe(1)
  expect(text.now()).toEqual(['1 and two', 1])
})

test.each([
  ['1 and two', change('One', '1'), 'done', 'One and two'],
  ['Uno and two', change('One', '1'), 'gone', 'Uno and two'],
  ['1 and 1', change('One', '1'), 'unclear', '1 and 1'],
  ['New', change('', 'New'), 'done', ''],
])('taking a change back in %j: %j is %s', (first, taken, expected, after) => {
  const text = open(first)
  expect(takeBack(text, taken, 'accepted')).toBe(expected)
  expect(text.now()[0]).toBe(after)
})

test('an accepted removal is taken back, unless the text around it has changed', () => {
  const removal = change(' and two', '')
  const text = open('One and two and three')
  const { choices } = acceptChanges(text, [removal, change('three', '3')])
  expect(text.now()[0]).toBe('One and 3')
  expect(takeBack(text, removal, choices[0] ?? 'accepted')).toBe('done')
  expect(text.now()[0]).toBe('One and two and 3')
  const other = open('Uno and 3')
  expect(takeBack(other, removal, choices[0] ?? 'accepted')).toBe('removed')
  expect(other.now()[0]).toBe('Uno and 3')
  // Kept from before the place was remembered.
  expect(takeBack(open('One and 3'), removal, 'accepted')).toBe('removed')
})

test('a text is locked while its cluster is being written, and not because something else was refused', () => {
  const refused = { kind: 'refused', reason: 'No.' } as const
  expect(findLock(open('One', { ...refused, isLocked: true }))).toBe('No.')
  expect(findLock(open('One', { ...refused, isLocked: false }))).toBeNull()
  expect(findLock(open('One', { kind: 'changed' }))).toBeNull()
})
