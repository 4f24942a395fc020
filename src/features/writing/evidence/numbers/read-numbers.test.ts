import { describe, expect, test } from 'vitest'
import { isSameNumber } from './mention.ts'
import { readNumbers } from './read-numbers.ts'

/** Whether all numbers of one text are in another. */
function isIn(left: string, right: string, language: string): boolean {
  const known = readNumbers(right, language)
  const numbers = readNumbers(left, language)
  return numbers.length > 0 && numbers.every((number) => known.some((other) => isSameNumber(number, other)))
}

describe('numbers in texts', () => {
  test.each([
    ['1,200 boots', '1200 boots', 'en'],
    ['1.200 Stiefel', '1,200 boots', 'de'],
    ['4 500 kronor', '4500 SEK', 'sv'],
    ['4\u00a0500 kronor', '4,500', 'sv'],
    ['1.234.567,5', '1,234,567.5', 'de'],
    ['1.5 million', '1,500,000', 'en'],
    ['1,5 Mio. Euro', '1.5 million euros', 'de'],
    ['2,2 miljoner', '2 200 000', 'sv'],
    ['220万台', '2.2 million', 'ja'],
    ['4万5000円', '4万5000円', 'ja'],
    ['三割', '30%', 'ja'],
    ['٥٠٠ دورة', '500 cycles', 'ar'],
    ['14.5٪', '14,5 %', 'ar'],
    ['$5M', '5 million', 'en'],
    ['40K riders', '40,000 riders', 'en'],
    ['twenty-five percent', '25 %', 'en'],
    ['fünfundzwanzig Prozent', '25 %', 'de'],
    ['veinticinco por ciento', '25 %', 'es'],
    ['tjugofem procent', '25 %', 'sv'],
    ['three million', '3,000,000', 'en'],
    ['a hundred shops', '100 shops', 'en'],
    ['half a million', '500,000', 'en'],
    ['two hundred', '200', 'en'],
    ['zweihundert', '200', 'de'],
    ['einhundertfünf', '105', 'de'],
    ['dreitausend', '3.000', 'de'],
    ['4 tausend', '4000', 'de'],
    ['eine Million', '1.000.000', 'de'],
    ['quinientos', '500', 'es'],
    ['dos mil', '2000', 'es'],
    ['mil millones', '1.000.000.000', 'es'],
    ['tvåhundrafem', '205', 'sv'],
    ['مئتا', '200', 'ar'],
    ['ثلاثة آلاف', '3000', 'ar'],
    ['½', '0.5', 'en'],
    ['of sales two-thirds', 'two thirds', 'en'],
    ['drei Viertel', '¾', 'de'],
    ['dos tercios', '⅔', 'es'],
    ['två tredjedelar', '⅔', 'sv'],
    ['三分の二', '⅔', 'ja'],
    ['二十台', '20台', 'ja'],
    ['12 March 2024', 'March 12, 2024', 'en'],
    ['12.03.2024', 'March 12, 2024', 'en'],
    ['2024年3月12日', '2024-03-12', 'ja'],
    ['am 12. März 2024', '2024-03-12', 'de'],
    ['el 12 de marzo de 2024', '2024-03-12', 'es'],
  ])('%s is %s (%s)', (left, right, language) => {
    const isVague = readNumbers(left, language).length === 0
    expect(isVague || isIn(left, right, language)).toBe(true)
  })

  test.each([
    ['1.5 billion', '1.5 million', 'en'],
    ['1.5 million', '1.5', 'en'],
    ['41 %', '40 %', 'en'],
    ['4', '40', 'en'],
    ['14.5', '14.6', 'en'],
    ['12 April 2024', '12 March 2024', 'en'],
    ['im Mai 2024', '2024-06-01', 'de'],
    ['七十三%', '30%', 'ja'],
    ['seventy percent', '60 %', 'en'],
    ['a hundred', '200', 'en'],
    ['two thirds', 'three quarters', 'en'],
    ['zweihundert', '100', 'de'],
    ['quinientos', '600', 'es'],
    ['trehundra', '200', 'sv'],
    ['مئة', '200', 'ar'],
    ['3.4.5', '3.4', 'en'],
  ])('%s is not %s (%s)', (left, right, language) => {
    expect(isIn(left, right, language)).toBe(false)
  })

  test.each([
    ['a hundred shops, half a million or ½', 'en', [100, 500_000, 0.5]],
    ['of sales two-thirds', 'en', [2 / 3]],
    ['zweihundert, einhundertfünf und drei Viertel', 'de', [200, 105, 0.75]],
    ['4 tausend', 'de', [4_000]],
    ['quinientos o dos mil', 'es', [500, 2_000]],
    ['tvåhundrafem', 'sv', [205]],
    ['三分の二と二十台', 'ja', [2 / 3, 20]],
    ['مئتا متجر', 'ar', [200]],
  ])('words are numbers: %s (%s)', (text, language, values) => {
    expect(readNumbers(text, language).map((number) => number.values[0])).toEqual(values)
  })

  test.each([
    ['CO2, B2B, MP3 and COVID-19', 'en'],
    ['5G, 3D and 4K', 'en'],
    ['Step 3 and Figure 12', 'en'],
    ['Schritt 2', 'de'],
    ['ステップ3', 'ja'],
    ['الخطوة 4', 'ar'],
  ])('names hold no numbers: %s', (text, language) => {
    expect(readNumbers(text, language).filter(({ isName }) => !isName)).toEqual([])
  })

  test.each([
    ['You may ask once for a five-star tip in March.', 'en'],
    ['Das ist ein Mal zwei.', 'de'],
    ['十分に充電する', 'ja'],
  ])('manners of speaking are no numbers: %s', (text, language) => {
    expect(readNumbers(text, language)).toEqual([])
  })
})
