import { expect, test } from 'vitest'
import { writeTitle } from './phrases.ts'

test.each([
  ['how to pitch a tent', /^How to pitch a tent: /],
  ['can dogs eat grapes', /^Can dogs eat grapes\? /],
  ['tent vs hammock', /^Tent vs hammock: /],
  ['how much does a tent cost', /^Tent prices: /],
])('the title of the question "%s" keeps its words', (keyword, title) => {
  expect(writeTitle(keyword)).toMatch(title)
})

test('the title of a comparison of things of one kind says that they are compared', () => {
  expect(writeTitle('compare tents')).toBe('Tent comparison: the differences that matter')
})

test('only a maker’s model has capitals up to its number', () => {
  expect(writeTitle('velvik corto 11 backpacks')).toMatch(/^Velvik Corto 11 backpacks: /)
  expect(writeTitle('best tents under 100')).toMatch(/^Best tents under 100: /)
})
