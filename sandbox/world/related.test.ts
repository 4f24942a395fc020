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

test('what only names a want has no related searches', () => {
  expect(listRelated('best')).toEqual([])
})
