import { expect, test } from 'vitest'
import { makeCard } from '#tests/support/writing/make-card.ts'
import { readSourcing } from '../../score/index.ts'
import { groupCards } from './group-cards.ts'

const cards = ['E1', 'E2', 'E3'].map((id) => makeCard(id))
const sources = cards.map(({ url, id }) => ({ url, title: `Page of ${id}` }))
const cite = (number: number, id: string, url = `https://source.example/${id.toLowerCase()}`) =>
  `[[${number}]](${url} "${id}")`

function group(markdown: string, struck: string[] = []) {
  const { uses } = readSourcing({ markdown, language: 'en', cards, struck })
  const { used, unused, stray } = groupCards({ cards, struck, sources, uses })
  return {
    used: used.map(({ card, number, uses: { length } }) => [card.id, number, length]),
    unused: unused.map(({ card }) => card.id),
    stray: stray.map(({ cardId }) => cardId),
    struck: [...used, ...unused].filter(({ isStruck }) => isStruck).map(({ title }) => title),
  }
}

test('cards stand in the order in which the text uses them, each with its number and how often', () => {
  expect(group(`A ${cite(1, 'E2')}. B ${cite(2, 'E1')}. C ${cite(1, 'E2')}.`)).toEqual({
    used: [
      ['E2', 1, 2],
      ['E1', 2, 1],
    ],
    unused: ['E3'],
    stray: [],
    struck: [],
  })
})

test('an empty text uses none', () => {
  expect(group('')).toMatchObject({ used: [], unused: ['E1', 'E2', 'E3'], stray: [] })
})

test('a struck card is still used, a marker has no number, and what leads to no card stands apart', () => {
  const markdown = `A ${cite(1, 'E1')}. B [[E2]]. C ${cite(3, 'E7')}. D ${cite(2, 'E3', 'https://other.example/')}. E [[E9]].`
  expect(group(markdown, ['E1'])).toEqual({
    used: [
      ['E1', 1, 1],
      ['E2', null, 1],
    ],
    unused: ['E3'],
    stray: ['E7', 'E3', 'E9'],
    struck: ['Page of E1'],
  })
})
