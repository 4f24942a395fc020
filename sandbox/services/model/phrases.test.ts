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

test('a group whose main keyword names an action is titled by the question that another keyword asks', () => {
  expect(
    writeTitle('setting up a tent', { others: ['how to pitch a tent', 'how to set up a tent'] }),
  ).toMatch(/^How to pitch a tent: /)
})

test('a thing that is counted is in the plural where a title is about several', () => {
  expect(writeTitle('how to wash a sleeping bag')).toMatch(/^How to clean sleeping bags: /)
  expect(writeTitle('cleaning coffee')).toMatch(/^How to clean coffee: /)
})

test.each(['rain jacket', 'ultralight tent', 'gas camping stove', 'backpacking water filter'])(
  'the title of the one thing "%s" has no words about several',
  (keyword) => {
    expect(writeTitle(keyword)).not.toMatch(/ (?:their|ones|them) ?/)
  },
)

test('a number of persons stays in the title', () => {
  expect(writeTitle('best 2 person tent')).toMatch(/^Best 2 person tent: /)
})
