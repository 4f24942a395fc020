import { expect, test } from 'vitest'
import { groupByWords } from './group-by-words.ts'
import { createWordReader } from './words.ts'

function group(language: string, texts: string[], most = 8) {
  const items = texts.map((text, at) => ({ text, volume: texts.length - at }))
  return groupByWords(createWordReader(language), { items, language, most }).map(
    ({ name, items: members }) => [name, members.map(({ text }) => text)],
  )
}

test.each([
  [
    'by what they are about, not by what is said about it',
    'en',
    [
      'best boots',
      'best tents',
      'boots for hiking',
      'winter boots',
      'tents for two',
      'how to clean a tent',
      'best lamps',
    ],
    [
      ['boots', ['best boots', 'boots for hiking', 'winter boots']],
      ['tents', ['best tents', 'tents for two', 'how to clean a tent']],
    ],
  ],
  [
    'by what comes last in English, though more of them have another word',
    'en',
    ['alpine boots', 'alpine tents', 'alpine lamps', 'alpine stoves', 'red boots', 'old boots'],
    [
      ['boots', ['alpine boots', 'red boots', 'old boots']],
      ['alpine', ['alpine tents', 'alpine lamps', 'alpine stoves']],
    ],
  ],
  [
    'with the name of all words that most of them share',
    'en',
    ['hiking boots', 'waterproof hiking boots', 'hiking boots for women', 'cheap hiking boots', 'old lamp'],
    [
      [
        'hiking boots',
        ['hiking boots', 'waterproof hiking boots', 'hiking boots for women', 'cheap hiking boots'],
      ],
    ],
  ],
  ['not when fewer than three share a word', 'en', ['red boots', 'blue boots', 'tent'], []],
  [
    'in French, where the subject comes first',
    'fr',
    [
      'chaussures de randonnée',
      'chaussure femme rouge',
      'chaussures trail',
      'tente de randonnée',
      'sac de randonnée rouge',
    ],
    [['chaussures', ['chaussures de randonnée', 'chaussure femme rouge', 'chaussures trail']]],
  ],
  [
    'in Japanese',
    'ja',
    ['冬のテント', 'ソロ テント', 'テント 比較', '登山靴'],
    [['テント', ['冬のテント', 'ソロ テント', 'テント 比較']]],
  ],
  ['not when there are none', 'en', [], []],
])('texts are grouped %s', (_, language, texts, expected) => {
  expect(group(language, texts)).toEqual(expected)
})

test('there are as many groups as wanted, at most', () => {
  const texts = ['boots', 'tents', 'lamps'].flatMap((word) =>
    ['red', 'blue', 'green'].map((colour) => `${colour} ${word}`),
  )
  expect(group('en', texts, 2)).toHaveLength(2)
  expect(group('en', texts)).toHaveLength(3)
})

test('a word that most of many texts have is what the plan is about, and no hub', () => {
  const texts = Array.from({ length: 30 }, (_, at) => `${['hiking', 'winter', 'rain'][at % 3]} boots ${at}`)
  expect(group('en', texts).map(([name]) => name)).not.toContain('boots')
})
