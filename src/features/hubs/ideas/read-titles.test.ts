import { expect, test } from 'vitest'
import { readTitles } from './read-titles.ts'

const nobody = () => false
const partsOf = (title: string, url = 'https://www.some-shop.example/boots') =>
  readTitles([{ url, title }], nobody).map(({ text }) => text)

test.each([
  ['plain', 'Hiking boots', ['Hiking boots']],
  ['with a name behind a bar', 'Hiking boots | Some Shop', ['Hiking boots']],
  ['with a name behind a dash', 'Hiking boots - some-shop.example', ['Hiking boots']],
  ['with a name that goes on', 'Hiking boots – Some Shop Magazine', ['Hiking boots']],
  ['with a name in front', 'Some Shop: hiking boots', ['hiking boots']],
  ['that begins with the name', 'Some shop boots', ['Some shop boots']],
  ['with a name of another site', 'Hiking boots | Other', ['Hiking boots', 'Other']],
  ['with a year', 'Best hiking boots of 2031', ['Best hiking boots of']],
  ['with a number that is no year', 'Model 20310', ['Model 20310']],
  ['with a hyphen within a word', 'Lace-up boots', ['Lace-up boots']],
  [
    'of several sentences',
    'Boots. How to clean them? All you need (tested)',
    ['Boots', 'How to clean them', 'All you need', 'tested'],
  ],
  [
    'with markup',
    '<script>alert(1)</script><b>Hiking</b> boots &amp; socks',
    ['alert', '1', 'Hiking', 'boots socks'],
  ],
  ['with control characters', 'Hiking\u0000\u0007 boots\u001b', ['Hiking boots']],
  ['of half a character', 'Hiking \ud83d boots', ['Hiking \ufffd boots']],
  ['in Japanese', '【2031年】登山靴のおすすめ｜専門店', ['登山靴のおすすめ', '専門店']],
  ['of nothing', '   ', []],
])('a title %s', (_, title, expected) => {
  expect(partsOf(title)).toEqual(expected)
})

test('a very long title is read as far as search engines show it', () => {
  expect(partsOf(`${'boots '.repeat(100_000)}`).join('').length).toBeLessThanOrEqual(300)
})

test('pages of the own site and addresses without a host are left out, and each page counts once', () => {
  const results = [
    { url: 'https://own.example/a', title: 'Own boots' },
    { url: 'not an address', title: 'Lost boots' },
    { url: 'https://other.example/a', title: 'Other boots' },
    { url: 'https://other.example/a', title: 'Other boots' },
  ]
  expect(readTitles(results, (host) => host === 'own.example')).toEqual([
    { text: 'Other boots', host: 'other.example' },
  ])
})
