import { expect, test } from 'vitest'
import { createToldTexts } from './told-texts.ts'

test('a text that comes back late is known although another was told since', () => {
  const told = createToldTexts()
  for (const text of ['a', 'ab', 'abc']) told.add(text)
  expect(told.takeBack('ab')).toBe(true)
  expect(told.takeBack('abc')).toBe(true)
})

test('a text from elsewhere is none that was told, and ends the waiting for those', () => {
  const told = createToldTexts()
  told.add('a')
  expect(told.takeBack('theirs')).toBe(false)
  expect(told.takeBack('a')).toBe(false)
})

test('a text that came back is from elsewhere when it comes again', () => {
  const told = createToldTexts()
  told.add('a')
  expect([told.takeBack('a'), told.takeBack('a')]).toEqual([true, false])
})

test('of texts that never come back only the last 50 are kept', () => {
  const told = createToldTexts()
  for (let length = 1; length <= 51; length++) told.add('a'.repeat(length))
  expect(told.takeBack('a')).toBe(false)
  for (let length = 1; length <= 51; length++) told.add('a'.repeat(length))
  expect(told.takeBack('aa')).toBe(true)
})
