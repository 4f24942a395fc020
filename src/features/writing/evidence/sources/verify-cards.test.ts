import { describe, expect, test } from 'vitest'
import { makeCard } from '#tests/support/writing/make-card.ts'
import type { EvidenceCard, SourcePage } from '../../contract.ts'
import { verifyCards } from '../index.ts'

const PAGE: SourcePage = {
  url: 'https://a.example/boots/',
  position: 1,
  title: 'Boots',
  language: 'en',
  date: '2031-05-01',
  headings: [],
  text: `Boots cost “120 dollars” on average.\nForty percent of hikers own two pairs. ${'long '.repeat(41)}end`,
  wordCount: 20,
}
const verify = (...cards: EvidenceCard[]) =>
  verifyCards(cards, { pages: [PAGE], outlineLength: 2, language: 'en' })
const good = makeCard('E1', {
  quote: 'Boots cost "120 dollars" on average',
  paraphrase: 'Boots cost $120.',
  url: 'https://a.example/boots#prices',
  date: '1999-01-01',
})

describe('verifying cards', () => {
  test('keeps a card with the words, the URL and the date of the page', () => {
    expect(verify(good)).toEqual({
      kept: [{ ...good, quote: 'Boots cost “120 dollars” on average', url: PAGE.url, date: '2031-05-01' }],
      dropped: [],
    })
  })

  test.each<[reason: string, given: Partial<EvidenceCard>]>([
    ['unknown page', { url: 'https://a.example/shoes' }],
    ['unknown page', { url: 'https://evil.test/boots/' }],
    ['unknown section', { section: 2 }],
    ['quote is not on the page', { quote: 'Boots cost 130 dollars on average' }],
    ['quote is not on the page', { quote: 'Boots … on average' }],
    ['quote is too long', { quote: 'long '.repeat(41).trim(), paraphrase: '' }],
    ['number is not in the quote', { paraphrase: 'Boots cost 120 to 150 dollars.' }],
    ['number is not in the quote', { paraphrase: 'Boots cost 120 thousand dollars.' }],
  ])('drops a card: %s', (reason, given) => {
    const card = { ...good, ...given }
    expect(verify(card)).toEqual({ kept: [], dropped: [{ card, reason }] })
  })

  test('reads number words', () => {
    const card = {
      ...good,
      quote: 'Forty percent of hikers own two pairs',
      paraphrase: '40 % own two pairs.',
    }
    expect(verify(card).kept).toHaveLength(1)
  })

  test('drops the second card with a quote', () => {
    const again = { ...good, id: 'E2', section: 1 }
    expect(verify(good, again).dropped).toEqual([{ card: again, reason: 'duplicate' }])
  })

  test('gives new ids only when two are equal', () => {
    const other = { ...good, id: 'E7', quote: 'hikers own two pairs', paraphrase: '' }
    expect(verify(good, other).kept.map(({ id }) => id)).toEqual(['E1', 'E7'])
    expect(verify({ ...good, id: 'E7' }, other).kept.map(({ id }) => id)).toEqual(['E1', 'E2'])
  })
})
