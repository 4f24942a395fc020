import { expect, test } from 'vitest'
import { belongsToHub, createWordReader, findHubs, readHubWords } from './index.ts'

function belongs({ language, name = 'Hub', tags = '' }: Hub, keyword: string): boolean {
  const hub = readHubWords(createWordReader(language), [{ id: 1, name, tags }])
  return belongsToHub(hub, keyword)
}

interface Hub {
  language: string
  name?: string
  tags?: string
}

const boots = { language: 'en', tags: 'hiking boots|boots for women' }
const named = { language: 'en', name: 'Boots for the winter' }
const german = { language: 'de', tags: 'schuhe|wandern mit kindern' }
const japanese = { language: 'ja', tags: '登山靴|冬 手袋' }

test.each([
  ['all words of a tag', boots, 'best hiking boots 2031', true],
  ['the words in another order', boots, 'boots hiking', true],
  ['one word only', boots, 'hiking', false],
  ['words of two tags', boots, 'hiking women', false],
  ['another form of the words', boots, 'Hiking BOOT', true],
  ['the possessive of a word', boots, "women's boots", true],
  ['no stop word of the tag', boots, 'women boots', true],
  ['a word that only begins like one', boots, 'hiking bootstrap', false],
  ['the name of a hub without tags', named, 'winter boots', true],
  ['a part of the name', named, 'summer boots', false],
  ['no word of the name of a hub with tags', { ...boots, name: 'Sandals' }, 'sandals', false],
  ['a name of stop words', { language: 'en', name: 'The who' }, 'the who', true],
  ['a German plural', german, 'rote Schuhe', true],
  ['a German singular', german, 'schuh reinigen', true],
  ['a compound with the word at its end', german, 'wanderschuhe damen', true],
  ['a compound with the word at its beginning', german, 'schuhschrank', false],
  ['an umlaut', { language: 'de', tags: 'haus' }, 'häuser streichen', true],
  ['a German tag with a stop word', german, 'kinder wandern', true],
  ['a compound in a language without them', { language: 'en', tags: 'world' }, 'underworld', false],
  ['a Japanese tag in a text', japanese, '初心者におすすめの登山靴', true],
  ['Japanese words in another order', japanese, '手袋 冬 レディース', true],
  [
    'a Japanese word that only has the letters of one',
    { language: 'ja', tags: '京都' },
    '東京都 観光',
    false,
  ],
  ['another Japanese text', japanese, '登山リュック', false],
  ['a French elision', { language: 'fr', tags: 'eau de parfum' }, "parfum à l'eau", true],
  ['an Italian plural', { language: 'it', tags: 'scarpa' }, 'scarpe da donna', true],
  ['a Russian case', { language: 'ru', tags: 'зимние ботинки' }, 'зимний ботинки', true],
  ['accents that are left out', { language: 'es', tags: 'pantalón' }, 'pantalones baratos', true],
  ['a Hindi text', { language: 'hi', tags: 'जूते' }, 'सस्ते जूते', true],
  ['names that end in marks', { language: 'en', tags: 'c#' }, 'c++ tutorial', false],
  ['an unknown language', { language: 'xx-unknown', tags: 'alpha' }, 'alpha beta', true],
  ['nothing', boots, '', false],
  ['marks only', { language: 'en', name: '???' }, '???', false],
])('a keyword with %s belongs to the hub, or not', (_, hub, keyword, isExpected) => {
  expect(belongs(hub, keyword)).toBe(isExpected)
})

test('a keyword of several hubs belongs first to the hub with the longer tag', () => {
  const hubs = [
    { id: 1, name: 'Boots', tags: 'boots' },
    { id: 2, name: 'Hiking', tags: 'poles|boots for hiking' },
    { id: 3, name: 'Tents', tags: 'tent' },
  ]
  const words = readHubWords(createWordReader('en'), hubs)
  expect(findHubs(words, 'boots for hiking trails')).toEqual([2, 1])
  expect(findHubs(words, 'red boots')).toEqual([1])
  expect(findHubs(words, 'sandals')).toEqual([])
})

test('each of 200 tags of fifty hubs is found', () => {
  const hubs = Array.from({ length: 50 }, (_, id) => ({
    id,
    name: `Hub ${id}`,
    tags: Array.from({ length: 200 }, (_one, tag) => `seed${id} word${tag}`).join('|'),
  }))
  const words = readHubWords(createWordReader('en'), hubs)
  expect(findHubs(words, 'word199 seed49 and more')).toEqual([49])
  expect(findHubs(words, 'word200 seed49')).toEqual([])
})
