import { expect, test } from 'vitest'
import { makeCard } from '#tests/support/writing/make-card.ts'
import { listStruck } from './struck.ts'

const url = 'https://one.example/boots'
const quote = 'A pair of boots lasts for 800 kilometres on dry trails.'
const struck = [{ url, quote }]

test.each([
  ['the same words', { url, quote }, true],
  ['the same words with other marks and case', { url, quote: quote.toUpperCase().replace('.', ' !') }, true],
  ['a little more of the sentence', { url, quote: `As a rule, ${quote}` }, true],
  ['a little less of the sentence', { url, quote: 'a pair of boots lasts for 800 kilometres' }, true],
  ['two words of it', { url, quote: '800 kilometres' }, false],
  ['another sentence', { url, quote: 'Leather lasts longer.' }, false],
  ['another number', { url, quote: quote.replace('800', '900') }, false],
  ['the same words on another page', { url: 'https://two.example/', quote }, false],
])('a card with %s is struck out: %#', (_, given, isStruck) => {
  expect(listStruck([makeCard('E7', given)], struck)).toEqual(isStruck ? ['E7'] : [])
})
