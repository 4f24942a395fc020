import { expect, test } from 'vitest'
import { findOtherLanguage } from './detect-language.ts'

const THINGS = ['zelt', 'rucksack', 'schlafsack', 'kocher', 'jacke', 'hose', 'lampe', 'karte']
const combine = (parts: readonly string[]) =>
  THINGS.flatMap((thing) => parts.map((part) => `${part} ${thing}`))

const GERMAN = combine(['wanderschuhe', 'beste', 'günstige', 'was ist ein', 'leki', 'kinder'])
const ENGLISH = combine(['hiking', 'best', 'cheap', 'what is a', 'osprey', 'how to clean a'])
const FRENCH = combine(['chaussures', 'meilleur', 'pas cher', 'comment laver un', 'sac à dos pour', 'petzl'])
const SPANISH = combine(['botas', 'mejor', 'barato', 'para mujer', 'cómo lavar un', 'cómo elegir'])
const RUSSIAN = combine([]).concat(THINGS.flatMap(() => ['палатка купить', 'лучший рюкзак', 'спальник']))
const JAPANESE = THINGS.flatMap((thing) => [`${thing} おすすめ`, '登山靴 レディース', 'テント'])
const NORWEGIAN = combine(['tursko', 'beste', 'billig', 'hva er', 'hvordan vaske', 'kjøp'])
const NAMES = combine(['osprey', 'petzl', 'leki', 'salomon'])

test.each([
  ['German', GERMAN, 'en', 'de'],
  ['English', ENGLISH, 'de', 'en'],
  ['French', FRENCH, 'en', 'fr'],
  ['Spanish', SPANISH, 'en', 'es'],
  ['Russian', RUSSIAN, 'en', 'ru'],
  ['Japanese', JAPANESE, 'en', 'ja'],
  ['Norwegian', NORWEGIAN, 'en', 'no'],
  ['English', ENGLISH, 'ja', 'en'],
])('%s keywords are noticed in a plan for another language', (_, keywords, expected, language) => {
  expect(findOtherLanguage(keywords, expected)).toBe(language)
})

test.each([
  ['in the language of the plan', GERMAN, 'de'],
  ['in the language of the plan, with a region', ENGLISH, 'en-GB'],
  ['in Norwegian, in a plan for Bokmål', NORWEGIAN, 'nb'],
  ['in a script that the language of the plan is written in', RUSSIAN, 'bg'],
  ['of names', NAMES, 'en'],
  ['of two languages', [...GERMAN, ...ENGLISH], 'en'],
  ['that are few', GERMAN.slice(0, 19), 'en'],
  ['that are none', [], 'en'],
])('keywords %s are left without a remark', (_, keywords, expected) => {
  expect(findOtherLanguage(keywords, expected)).toBeNull()
})
