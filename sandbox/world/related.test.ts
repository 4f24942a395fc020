import { expect, test } from 'vitest'
import { listRelated, readIntent } from './index.ts'

test.each([
  ['buy camping stove', 'en'],
  ['best camping stoves', 'en'],
  ['the best hiking boots for wide feet', 'en'],
  ['camping stoves for sale near me', 'en'],
  ['small tent', 'en'],
  ['günstige rasenmäher kaufen', 'de'],
])('no related search of "%s" has a word twice or two words for the same', (keyword, language) => {
  const isOdd = (related: string) => {
    const words = related.split(' ')
    return new Set(words).size < words.length || readIntent(related, language).wants.length > 1
  }
  expect(listRelated(keyword, language).filter(isOdd)).toEqual([])
})

test('related searches are about the thing of a keyword, without what the searcher wants of it', () => {
  expect(listRelated('buy camping stoves')).toEqual(
    expect.arrayContaining([
      'camping stoves',
      'best camping stoves',
      'camping stove reviews',
      'camping stove size guide',
    ]),
  )
  expect(listRelated('hiking boots for wide feet')).toContain('best hiking boots for wide feet')
  expect(listRelated('bester Rasenmäher', 'de')).toContain('rasenmäher kaufen')
  expect(listRelated('おすすめのリュック')).not.toContain('おすすめのリュック おすすめ')
})

test.each([
  ['how to pitch a tent', 'en'],
  ['can dogs eat grapes', 'en'],
  ['tent vs hammock', 'en'],
  ['was hilft gegen unkraut', 'de'],
  ['wie oft rasen mähen', 'de'],
])('related searches of the question "%s" are longer questions', (keyword, language) => {
  const related = listRelated(keyword, language)
  expect(related.length).toBeGreaterThan(3)
  for (const longer of related) expect(longer).toMatch(new RegExp(`^${keyword} .+`))
})

test.each([
  ['camping stove comparison', 'en', 'best camping stove'],
  ['comparison of tents', 'en', 'best tents'],
  ['compare tents', 'en', 'best tents'],
  ['camping stove comparison 2026', 'en', 'best camping stove'],
  ['rasenmäher vergleich', 'de', 'beste rasenmäher'],
])(
  'related searches of "%s", a comparison of things of one kind, are about the thing',
  (keyword, language, expected) => {
    const related = listRelated(keyword, language)
    expect(related).toContain(expected)
    expect(related.filter((one) => one.startsWith(`${keyword} `))).toEqual([])
  },
)

test.each([
  ['リュック 比較', 'ja'],
  ['帐篷 对比', 'zh'],
  ['텐트 비교', 'ko'],
  ['วิธี เต็นท์', 'th'],
  ['كيف حقائب', 'ar'],
  ['как выбрать палатку', 'ru'],
  ['как палатка', 'ru'],
  ['как iphone', 'ru'],
])('no word is added to "%s" in another script', (keyword, language) => {
  const related = listRelated(keyword, language)
  expect(related.length).toBeGreaterThan(3)
  const wordsAdded = related.flatMap((one) => one.split(' ')).filter((word) => !keyword.includes(word))
  expect(wordsAdded.filter((word) => /\p{sc=Latin}/u.test(word))).toEqual([])
})

test.each([
  ['tent vs hammock for camping', 'en', 'tent vs hammock'],
  ['difference between tent and hammock for camping', 'en', 'difference between tent and hammock in winter'],
  ['tents with or without poles', 'en', 'best tents'],
  ['rasenmäher oder mähroboter für hanglage', 'de', 'rasenmäher oder mähroboter im winter'],
  ['can dogs eat grapes with seeds', 'en', 'can dogs eat grapes with seeds guide'],
  ['was im mai pflanzen', 'de', 'was im mai pflanzen einfach erklärt'],
])('the question "%s", which names a circumstance, has related searches', (keyword, language, expected) => {
  const related = listRelated(keyword, language)
  expect(related).toContain(expected)
  expect(related).not.toContain(keyword)
})

test.each([
  ['how to pitch a tent', 'en'],
  ['can dogs eat grapes', 'en'],
  ['when to plant tomatoes', 'en'],
  ['tent vs hammock', 'en'],
  ['rasenmäher oder mähroboter', 'de'],
])('related searches of related searches of the question "%s" still ask it', (keyword, language) => {
  const related = listRelated(keyword, language).flatMap((longer) => listRelated(longer, language))
  expect(related.length).toBeGreaterThan(10)
  expect(related.filter((one) => !one.startsWith(keyword))).toEqual([])
})

test('a question about what is done with a thing has related searches about the thing', () => {
  for (const keyword of ['how to clean hiking boots', 'what is a hammock', 'how much does a hammock cost'])
    expect(listRelated(keyword).some((related) => related.startsWith('best '))).toBe(true)
})

test('what only names a want has no related searches', () => {
  expect(listRelated('best')).toEqual([])
})
