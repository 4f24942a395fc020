import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findFolded } from './find-quote.ts'
import { foldText } from './fold-text.ts'

const findQuote = (quote: string, text: string) => findFolded(quote, foldText(text))

/** The same text as others set it. */
const mangle = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[“”]/g, '"')
    .replaceAll('’', "'")
    .replaceAll('—', ' - ')
    .replaceAll('…', '...')
    .replaceAll(' ', '\n ')

describe('a quote in the text of a page', () => {
  test.each<[quote: string, text: string, found: string]>([
    ['boots keep warm', 'Good boots keep warm.', 'boots keep warm'],
    ['boots keep  warm', 'Good boots\n\tkeep warm.', 'boots\n\tkeep warm'],
    ['"warm" boots don\'t leak', 'The “warm” boots don’t leak.', '“warm” boots don’t leak'],
    ['"warm" boots', 'Die „warm“ boots.', '„warm“ boots'],
    ["'warm' boots", 'The «warm» boots.', '«warm» boots'],
    ['warm - and dry', 'Boots are warm—and dry.', 'warm—and dry'],
    ['10-20 boots', 'About 10–20 boots.', '10–20 boots'],
    ['warm... and dry', 'Boots: warm … and dry.', 'warm … and dry'],
    ['le café', 'Voici le cafe\u0301.', 'le cafe\u0301'],
    ['le cafe\u0301', 'Voici le café.', 'le café'],
    ['soft hyphens', 'No soft hy\u00adphens\u200b here.', 'soft hy\u00adphens'],
    ['５００回', '約500回の充電', '500回'],
    ['充電に 耐える', '500回の充電に耐える。', '充電に耐える'],
    ['充電に耐える', '500回の充電に\n耐える。', '充電に\n耐える'],
    ['دورة شحن', 'نحو 500 دورة شحن.', 'دورة شحن'],
    ['👍 boots', 'Nice 👍 boots!', '👍 boots'],
  ])('%s is found in: %s', (quote, text, found) => {
    expect(findQuote(quote, text)).toBe(found)
  })

  test.each<[quote: string, text: string]>([
    ['', 'Anything.'],
    ['Boots keep warm', 'Good boots keep warm.'],
    ['boots keep very warm', 'Good boots keep warm.'],
    ['art of boots', 'The start of boots.'],
    ['good boot', 'Some good boots.'],
    ['40 % of boots', 'Now 140 % of boots.'],
    ['40 % of boots', 'Now 3.40 % of boots.'],
    ['costs 40', 'It costs 40,000 dollars.'],
    ['costs 40', 'It costs 40.5 dollars.'],
    ['boots … dry', 'Good boots keep warm and dry.'],
  ])('%s is not found in: %s', (quote, text) => {
    expect(findQuote(quote, text)).toBeNull()
  })

  test('is found after an occurrence inside of a longer number', () => {
    expect(findQuote('40 % of boots', 'Once 140 % of boots, now 40 % of boots.')).toBe('40 % of boots')
  })

  test('is found again, however it is set', () => {
    const word = fc.constantFrom(
      'boots',
      'café',
      'warm',
      '“dry”',
      '—',
      'don’t',
      '100',
      '日本',
      'دورة',
      '…',
      'ﬁne',
    )
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 6 }),
        fc.array(word, { maxLength: 6 }),
        (inner, outer) => {
          const quote = inner.join(' ')
          const text = `${outer.join(' ')} | ${quote} | ${outer.join(' ')}`
          const found = findQuote(mangle(quote), text)
          expect(found === null ? null : text.includes(found)).toBe(true)
          expect(findQuote(found ?? '', text)).toBe(found)
        },
      ),
    )
  })
})
