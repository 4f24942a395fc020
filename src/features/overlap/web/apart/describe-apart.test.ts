import { expect, test } from 'vitest'
import { readApart, writeApartAddress } from './apart-address.ts'
import { describeApart, describeClosest } from './describe-apart.ts'

const WORDS = {
  score: 1.25,
  minimum_score: 3,
  needed_score: 1,
  urlCount: 2,
  clusters: [
    { title: 'Boots', knownCount: 3 },
    { title: 'Tents', knownCount: 0 },
  ],
}

test.each([
  ['unknown', {}, 'for the keywords of “Tents” are not known yet'],
  ['nothing_shared', {}, 'nothing links them'],
  ['only_hubs', {}, '2 results stand in both clusters, but each ranks'],
  ['only_hubs', { urlCount: 1 }, '1 result stands in both clusters, but it ranks'],
  [
    'below_minimum',
    {},
    'shares 1.3 of ten results with a keyword of the other, and this plan asks for 3. With a',
  ],
  ['below_minimum', { needed_score: null }, 'asks for 3. That is too little for any minimum overlap.'],
  [
    'could_merge',
    { score: 3.5 },
    'shares 3.5 of ten results with a keyword of the other, and this plan asks',
  ],
] as const)('the reason %s is explained in a sentence', (reason, words, sentence) => {
  expect(describeApart({ ...WORDS, ...words, reason })).toContain(sentence)
})

test('the closest pair of keywords is named if there is one', () => {
  const keywords = [
    { id: 1, keyword: 'boots' },
    { id: 2, keyword: 'socks' },
  ]
  expect(describeClosest({ keywords, overlap: 2 })).toBe(
    'Closest are “boots” and “socks”, which share 2 of ten results.',
  )
  expect(describeClosest(null)).toBeNull()
})

test('the other cluster in an address is read as it was written', () => {
  const address = new URL(writeApartAddress('/article/5', 12), 'https://app.example')
  expect(readApart(address.searchParams.get('apart') ?? '')).toBe(12)
  for (const text of ['', '0', '012', '-1', '1.5', '9999999999', 'x']) expect(readApart(text)).toBeNull()
})
