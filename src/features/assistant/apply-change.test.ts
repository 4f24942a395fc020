import { describe, expect, test } from 'vitest'
import { applyChange, applyChanges } from './apply-change.ts'

describe('a change', () => {
  test.each([
    ['One two three', 'two', '2', { text: 'One 2 three' }],
    ['One two three', ' two', '', { text: 'One three' }],
    ['One $& two', '$&', '$1', { text: 'One $1 two' }],
    ['One two', 'four', '4', { problem: 'gone' }],
    ['a b a', 'a', 'c', { problem: 'unclear' }],
    ['aaa', 'aa', 'b', { problem: 'unclear' }],
    ['', '', 'New text', { text: 'New text' }],
    ['  \n', '', 'New text', { text: 'New text' }],
    ['Some text', '', 'New text', { problem: 'unclear' }],
  ])('of %j puts %j in the place of the one passage that it names', (text, old, instead, expected) => {
    expect(applyChange(text, { old, new: instead })).toEqual(expected)
  })
})

test('the place of a change is that in the text after all others', () => {
  const changes = [
    { old: 'two ', new: '' },
    { old: 'One', new: 'Number one' },
    { old: 'three', new: '3' },
  ]
  expect(applyChanges('One two three', changes)).toEqual({ text: 'Number one 3', places: [11, 0, 11] })
})

test('of several changes those that fit are made, and the others are named', () => {
  const changes = [
    { old: 'one', new: 'two' },
    { old: 'one', new: 'three' },
    { old: 'last', new: 'end' },
  ]
  expect(applyChanges('The one and last', changes)).toEqual({
    text: 'The two and end',
    places: [4, null, 12],
  })
})
