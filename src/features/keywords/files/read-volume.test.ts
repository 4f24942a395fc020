import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { detectStyle, isRoughVolume, readVolume } from './read-volume.ts'
import { createSource, readFile } from '#tests/support/keywords/test-source.ts'

const written: [text: string, volume: number | null | 'unreadable'][] = [
  ['1300', 1300],
  ['0', 0],
  ['1,300', 1300],
  ['1.300', 1300],
  ['1,300,000', 1_300_000],
  ['1.300.000', 1_300_000],
  ['1,30,000', 130_000],
  ['12.100,5', 12_101],
  ['12,100.4', 12_100],
  ['1.5', 2],
  ['0,4', 0],
  ['1300.0', 1300],
  ['1 300', 1300],
  ['1\u00a0300', 1300],
  ['1\u202f300', 1300],
  ["1'300", 1300],
  ['1’300', 1300],
  ['１３００', 1300],
  ['1.3K', 1300],
  ['1,3k', 1300],
  ['1.234K', 1234],
  ['2,5 Mio.', 2_500_000],
  ['2M', 2_000_000],
  ['1,2 Tsd.', 1200],
  ['3 тыс.', 3000],
  ['1.2万', 12_000],
  ['1,3E+05', 130_000],
  // Ranges give their geometric middle, rounded.
  ['10K – 100K', 30_000],
  ['10–100', 30],
  ['10 - 100', 30],
  ['1 Mio. – 10 Mio.', 3_000_000],
  ['100 to 1,000', 300],
  ['101 – 200', 140],
  ['0 – 10', 3],
  ['0-0', 0],
  ['<10', 3],
  ['< 10', 3],
  ['>1M', 1_000_000],
  ['1M+', 1_000_000],
  ['', null],
  ['-', null],
  ['–', null],
  ['—', null],
  ['--', null],
  ['n/a', null],
  ['N/A', null],
  ['#N/A', null],
  ['null', null],
  ['NaN', null],
  ['-1', null],
  ['−5', null],
  ['abc', 'unreadable'],
  ['12 apples', 'unreadable'],
  ['45%', 'unreadable'],
  ['1.2.3', 'unreadable'],
  ['2025-10-01', 'unreadable'],
  ['.', 'unreadable'],
  ['K', 'unreadable'],
  ['Infinity', 'unreadable'],
  ['1e99', 'unreadable'],
  ['99999999999999999999', 'unreadable'],
  ['constructor', 'unreadable'],
  ['https://x.example/', 'unreadable'],
]

test.each(written)('"%s" is read as %s', (text, volume) => {
  expect(readVolume(text)).toBe(volume)
})

describe('a column that shows its decimal mark', () => {
  test('one decimal dot makes every dot of the column a decimal one', () => {
    const style = detectStyle(['1.300', '0.5', '12'])
    expect(style).toEqual({ dot: 'decimal', comma: 'thousands' })
    expect(readVolume('1.300', style)).toBe(1)
    expect(readVolume('1,300', style)).toBe(1300)
  })

  test('a decimal comma makes every dot of the column separate thousands', () => {
    const style = detectStyle(['1.300', '0,5'])
    expect(style).toEqual({ dot: 'thousands', comma: 'decimal' })
    expect(readVolume('1.300', style)).toBe(1300)
  })

  test('thousands, suffixes, ranges and words do not show the decimal mark', () => {
    expect(detectStyle(['1.300', '12.100', '1.3K', '1.5K – 2.5K', 'n/a', ''])).toEqual({
      dot: 'thousands',
      comma: 'thousands',
    })
  })

  test('a file of averages is read with its dots as decimals', async () => {
    const { rows } = await readFile(createSource('keyword,volume\na,1.300\nb,12.75\n'))
    expect(rows.map(({ volume }) => volume)).toEqual([1, 13])
  })
})

test('the error for a file of unreadable volumes names the file, the line and the text', async () => {
  const file = createSource('keyword,volume\nb,abc\n', { name: 'mine.csv' })
  await expect(readFile(file)).rejects.toThrow('mine.csv line 2: "abc" is not a number of searches.')
})

test.each([
  ['10K – 100K', true],
  ['<10', true],
  ['101 - 200', true],
  ['1,300', false],
  ['>1M', true],
  ['1M+', true],
  ['~3000', true],
  ['3000', false],
  ['-', false],
  ['', false],
])('whether %j is a rough volume: %s', (text, isRough) => {
  expect(isRoughVolume(text)).toBe(isRough)
})

test('any cell is read as a whole number from 0, as unknown or as unreadable', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[-<>~]?[\d., ']{0,9}[kKmM]?[ –-]{0,3}[\d., ]{0,9}[kKmM]?\+?$/),
  )
  fc.assert(
    fc.property(cell, (text) => {
      const volume = readVolume(text)
      const isVolume = typeof volume === 'number' && Number.isSafeInteger(volume) && volume >= 0
      expect(isVolume || volume === null || volume === 'unreadable').toBe(true)
    }),
    { numRuns: 5000 },
  )
})

test('a number is read back from the way that eight languages write it', () => {
  const locale = fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'de-CH', 'pl-PL', 'en-IN', 'pt-BR', 'sv-SE')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), locale, (volume, language) => {
      expect(readVolume(new Intl.NumberFormat(language).format(volume))).toBe(volume)
    }),
  )
})
