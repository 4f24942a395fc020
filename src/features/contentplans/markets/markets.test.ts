import { expect, test } from 'vitest'
import { COUNTRIES, findCountry, findLanguage } from './index.ts'
import { LANGUAGES } from './languages.ts'

test('about 250 countries and 150 languages are listed, each once, sorted by name', () => {
  expect(COUNTRIES.length).toBeGreaterThanOrEqual(245)
  expect(LANGUAGES.length).toBeGreaterThanOrEqual(145)
  for (const list of [COUNTRIES, LANGUAGES]) {
    expect(new Set(list.map(({ code }) => code)).size).toBe(list.length)
    const names = list.map(({ name }) => name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)))
  }
})

test('a country has its three codes and its search market', () => {
  expect(findCountry('USA')).toEqual({ code: 'USA', name: 'United States', alpha2: 'US', seoCode: '2840' })
  expect(findCountry('DEU')).toMatchObject({ name: 'Germany', alpha2: 'DE', seoCode: '2276' })
  expect(findCountry('RUS')?.alpha2).toBe('RU')
  expect(findCountry('BLR')?.alpha2).toBe('BY')
  for (const { code, alpha2, seoCode } of COUNTRIES)
    expect(`${code} ${alpha2} ${seoCode}`).toMatch(/^[A-Z]{3} [A-Z]{2} 2\d{3}$/)
})

test('a language has its code and name', () => {
  expect(findLanguage('en')).toEqual({ code: 'en', name: 'English' })
  expect(findLanguage('zh-TW')?.name).toBe('Chinese (Taiwan)')
  expect([findLanguage('xx'), findCountry('usa')]).toEqual([null, null])
})
