import { expect, test } from 'vitest'
import {
  COMMON_COUNTRIES,
  COMMON_LANGUAGES,
  COUNTRIES,
  findLanguage,
  findMainLanguage,
  listCountryOptions,
  listLanguageOptions,
} from '#features/contentplans/markets/index.ts'
import { findOptions } from '#ui/select/find-options.ts'

const countries = listCountryOptions()
const languages = listLanguageOptions()

test.each([
  ['UK', 'United Kingdom'],
  ['England', 'United Kingdom'],
  ['britain', 'United Kingdom'],
  ['USA', 'United States'],
  ['us', 'United States'],
  ['america', 'United States'],
  ['Deutschland', 'Germany'],
  ['ger', 'Germany'],
  ['de', 'Germany'],
  ['Holland', 'Netherlands'],
  ['Ivory', 'Côte d’Ivoire'],
  ['Schweiz', 'Switzerland'],
  ['Suisse', 'Switzerland'],
  ['osterreich', 'Austria'],
  ['españa', 'Spain'],
  ['日本', 'Japan'],
  ['UAE', 'United Arab Emirates'],
  ['Korea', 'South Korea'],
  ['Turkey', 'Türkiye'],
  ['Czech Republic', 'Czechia'],
  ['Saint Lucia', 'St. Lucia'],
])('typing %j finds the country %j first', (text, country) => {
  expect(findOptions(countries, text)[0]?.label).toBe(country)
})

test.each([
  ['en', 'English'],
  ['Deutsch', 'German'],
  ['englisch', 'English'],
  ['espanol', 'Spanish'],
  ['日本', 'Japanese'],
  ['mandarin', 'Chinese (China)'],
  ['Flemish', 'Dutch'],
  ['farsi', 'Persian'],
])('typing %j finds the language %j first', (text, language) => {
  expect(findOptions(languages, text)[0]?.label).toBe(language)
})

test('every code and every name finds its own country and language first', () => {
  for (const { code, alpha2, name } of COUNTRIES)
    for (const text of [code, alpha2, name]) expect(findOptions(countries, text)[0]?.value).toBe(code)
  for (const { value, label } of languages)
    for (const text of [value, label]) expect(findOptions(languages, text)[0]?.value).toBe(value)
})

test.each([
  ['USA', 'en'],
  ['DEU', 'de'],
  ['CHE', 'de'],
  ['BRA', 'pt-BR'],
  ['PRT', 'pt'],
  ['TWN', 'zh-TW'],
  ['CHN', 'zh-CN'],
  ['IND', 'en'],
  ['NOR', 'nb'],
  ['SEN', 'fr'],
])('people in %s mostly search in %s', (country, language) => {
  expect(findMainLanguage(country)).toBe(language)
})

test('every country has a language, and the common countries and languages are known', () => {
  for (const { code } of COUNTRIES) expect(findLanguage(findMainLanguage(code) ?? '')).not.toBeNull()
  expect(findMainLanguage('ZZZ')).toBeNull()
  for (const code of COMMON_COUNTRIES) expect(countries.map(({ value }) => value)).toContain(code)
  for (const code of COMMON_LANGUAGES) expect(languages.map(({ value }) => value)).toContain(code)
})
