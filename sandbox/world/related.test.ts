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

test('a question about what is done with a thing has related searches about the thing', () => {
  for (const keyword of ['how to clean hiking boots', 'what is a hammock', 'how much does a hammock cost'])
    expect(listRelated(keyword).some((related) => related.startsWith('best '))).toBe(true)
})

test('what only names a want has no related searches', () => {
  expect(listRelated('best')).toEqual([])
})
