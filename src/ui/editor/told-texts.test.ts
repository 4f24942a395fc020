import { expect, test } from 'vitest'
import { createToldTexts } from './told-texts.ts'

test('a text that the screen gives back late is recognized although the user has typed on', () => {
  const told = createToldTexts()
  for (const text of ['a', 'ab', 'abc']) told.add(text)
  expect(told.takeBack('ab')).toBe(true)
  expect(told.takeBack('abc')).toBe(true)
})

test('a text that another user has saved is not taken for one that was typed here', () => {
  const told = createToldTexts()
  told.add('a')
  expect(told.takeBack('theirs')).toBe(false)
  expect(told.takeBack('a')).toBe(false)
})

test('a text that was given back once is taken for a new one the next time', () => {
  const told = createToldTexts()
  told.add('a')
  expect([told.takeBack('a'), told.takeBack('a')]).toEqual([true, false])
})

test('of texts that the screen never gives back only the last 50 are kept', () => {
  const told = createToldTexts()
  for (let length = 1; length <= 51; length++) told.add('a'.repeat(length))
  expect(told.takeBack('a')).toBe(false)
  for (let length = 1; length <= 51; length++) told.add('a'.repeat(length))
  expect(told.takeBack('aa')).toBe(true)
})
