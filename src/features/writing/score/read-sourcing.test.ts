import { expect, test } from 'vitest'
import { makeCard } from '#tests/support/writing/make-card.ts'
import { readSourcing } from './read-sourcing.ts'

const cards = [makeCard('E1'), makeCard('E2')]
const cite = (number: number, id: string, url = `https://source.example/${id.toLowerCase()}`) =>
  `[[${number}]](${url} "${id}")`
const ONE = cite(1, 'E1')
const TWO = cite(2, 'E2')

test.each([
  [
    'a citation behind its sentence',
    `Boots cost 99 dollars ${ONE}.`,
    [[1, 'E1', 'Boots cost 99 dollars.', null]],
  ],
  [
    'two sentences of a paragraph',
    `They cost 99 dollars. ${ONE} They last. ${TWO}`,
    [
      [1, 'E1', 'They cost 99 dollars.', null],
      [2, 'E2', 'They last.', null],
    ],
  ],
  ['a card that nobody knows', `They last ${cite(7, 'E9')}.`, [[7, 'E9', 'They last.', 'unknown card']]],
  [
    'another page than that of the card',
    `They last ${cite(1, 'E1', 'https://other.example/')}.`,
    [[1, 'E1', 'They last.', 'other URL']],
  ],
  ['a marker that is no link', 'They last [[E2]].', [[null, 'E2', 'They last.', 'marker']]],
  ['a link without a number', 'See [this](https://source.example/e1).', []],
  ['a number in code', `~~~\n${ONE}\n~~~`, []],
])('%s is a use of a card', (_, markdown, expected) => {
  const { uses } = readSourcing({ markdown, language: 'en', cards })
  const found = uses.map(({ number, cardId, sentence, fault }) => [number, cardId, sentence?.text, fault])
  expect(found).toEqual(expected)
  for (const { place, sentence } of uses) {
    expect(markdown.slice(place.start, place.end)).toMatch(/^\[\[.*\]\]|^\[\[\d/)
    expect(sentence?.place.start).toBeLessThanOrEqual(place.start)
  }
})

const TABLE = `| Boot | Price |\n| --- | --- |\n| Alpha | 99 dollars ${ONE} |\n| Beta | 120 dollars |`

test.each([
  [
    'numbers and superlatives count',
    `99 dollars ${ONE}. They cost 120 dollars. It is the best boot.`,
    [
      ['They cost 120 dollars.', 'a number', false],
      ['It is the best boot.', 'a superlative', false],
    ],
  ],
  ['questions and headings with names do not', '## Boots\n\nWhat do they cost?', []],
  ['a citation counts for the row of its table', TABLE, [['120 dollars', 'a number', false]]],
])('of uncited sentences, %s', (_, markdown, expected) => {
  const { uncited } = readSourcing({ markdown, language: 'en', cards })
  expect(uncited.map(({ text, claim, isStruck }) => [text, claim, isStruck])).toEqual(expected)
})

test('a sentence that rests on a struck card alone is not cited, also when it states no number', () => {
  const markdown = `They last for long ${ONE}. They cost 99 dollars ${ONE}${TWO}. All is well ${TWO}.`
  const { uses, uncited } = readSourcing({ markdown, language: 'en', cards, struck: ['E1'] })
  expect(uses.map(({ fault }) => fault)).toEqual(['struck card', 'struck card', null, null])
  expect(uncited).toEqual([
    {
      text: 'They last for long.',
      claim: null,
      isStruck: true,
      place: { start: 0, end: expect.any(Number) },
    },
  ])
})
