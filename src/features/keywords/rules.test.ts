import { KEYWORD_LIMIT_REACHED, foldKeyword, tidyKeyword } from '#features/contentplans/rules.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countToActivate,
  disarmFormulas,
  findClusteringTrouble,
  findKeywordFault,
  findPastedFault,
  findPasteTrouble,
  readPastedKeywords,
  readRelatedLines,
  writeCsvCell,
} from './rules.ts'

const texts = fc.string({ unit: 'grapheme', maxLength: 60 })
const anyTexts = fc.oneof(texts, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme-ascii' }))

describe('a keyword', () => {
  test.each([
    ['', 'empty'],
    ['!?', 'neither letters nor digits'],
    ['👟', 'neither letters nor digits'],
    ['a\u0007', 'control characters'],
    ['\ud800a', 'half a character'],
    ['x'.repeat(501), 'longer than 500 characters'],
    ['İ'.repeat(300), 'longer than 500 characters'],
    ['x'.repeat(500), null],
    ['𠮷'.repeat(500), null],
    ['c++', null],
    ['what is seo?', null],
    ['2026', null],
  ])('the text %j has the fault %j', (text, fault) => {
    expect(findKeywordFault(text)).toBe(fault)
  })
})

describe('a pasted line', () => {
  test.each([
    'trail shoes',
    "women's boots",
    'women’s boots',
    'e-bike',
    'müsli ohne zucker',
    'รองเท้าวิ่ง ที่ดีที่สุด',
    '登山靴 おすすめ',
    'コーヒーメーカー',
    'ジョン・スミス',
    'أفضل حذاء للجري',
    'می‌خواهم',
    'נעלי ריצה',
    'צה״ל',
    'हिन्दी कीवर्ड',
    'paral·lel',
    'cà phê',
    'Ελληνικά',
    '트레일 러닝화',
    '½ marathon',
  ])('%s is a keyword', (line) => {
    expect(findPastedFault(tidyKeyword(line))).toBeNull()
  })

  test.each([
    'what is seo?',
    'shoes, boots',
    'c++',
    'a.b',
    'at&t',
    '50%',
    '$100 shoes',
    'a/b',
    'site:example',
    '"exact"',
    'a_b',
    '#tag',
    '@home',
    '(x)',
    '靴、ブーツ',
    '「靴」',
    '¿qué es?',
    'boots 👟',
    '❤️',
    '1️⃣ boots',
    '©',
    'a–b',
  ])('%s is ignored', (line) => {
    expect(findPastedFault(tidyKeyword(line))).toBe('punctuation or special symbols')
  })

  test.each(["'", '-', '- -', '·'])('%s alone is no keyword', (line) => {
    expect(findPastedFault(line)).toBe('neither letters nor digits')
  })
})

describe('a pasted list', () => {
  test('is split at every kind of line end and at tabs, and never at commas or spaces', () => {
    expect(readPastedKeywords('a b\nc\r\nd\te\u2028f\rg').keywords).toEqual(['a b', 'c', 'd', 'e', 'f', 'g'])
  })

  test('has each keyword once, as it was written first', () => {
    expect(readPastedKeywords('Boots\nboots\n BOOTS \nsocks')).toEqual({
      keywords: ['Boots', 'socks'],
      ignored: [{ reason: 'repeated', count: 2, examples: ['boots', 'BOOTS'] }],
    })
  })

  test('loses no line: each is a keyword or is ignored for a reason', () => {
    fc.assert(
      fc.property(fc.array(anyTexts, { maxLength: 30 }), (lines) => {
        const { keywords, ignored } = readPastedKeywords(lines.join('\n'))
        const parts = lines
          .join('\n')
          .split(/[\r\n\t\v\f\u0085\u2028\u2029]/)
          .filter((part) => tidyKeyword(part) !== '')
        const left = ignored.reduce((sum, { count }) => sum + count, 0)
        expect(keywords.length + left).toBe(parts.length)
        expect(new Set(keywords.map(foldKeyword)).size).toBe(keywords.length)
        expect(keywords.map(findPastedFault)).toEqual(keywords.map(() => null))
      }),
    )
  })

  test('gives the same keywords when they are pasted again', () => {
    fc.assert(
      fc.property(fc.array(anyTexts, { maxLength: 30 }), (lines) => {
        const { keywords } = readPastedKeywords(lines.join('\n'))
        expect(readPastedKeywords(keywords.join('\n'))).toEqual({ keywords, ignored: [] })
      }),
    )
  })

  test('has between 2 and 5000 keywords', () => {
    expect(findPasteTrouble(1)).toBe('Enter at least 2 keywords')
    expect(findPasteTrouble(2)).toBeNull()
    expect(findPasteTrouble(5000)).toBeNull()
    expect(findPasteTrouble(5001)).toBe('You can add up to 5000 at once')
  })
})

test('related keywords are searched for the first twenty lines that are not empty', () => {
  const lines = Array.from({ length: 25 }, (_, at) => `word ${at}`)
  expect(readRelatedLines(`\n\n ${lines.join('\n\n')}`)).toEqual(lines.slice(0, 20))
  expect(readRelatedLines(' \n ')).toEqual([])
})

describe('clustering', () => {
  test.each([
    { inactive: 10, active: 0, limit: 100, most: 10 },
    { inactive: 10, active: 95, limit: 100, most: 5 },
    { inactive: 10, active: 100, limit: 100, most: 0 },
    { inactive: 10, active: 150, limit: 100, most: 0 },
    { inactive: 0, active: 1, limit: 100, most: 0 },
  ])('activates $most of $inactive with $active of $limit active', ({ most, ...counts }) => {
    expect(countToActivate(counts)).toBe(most)
  })

  test('is blocked at the limit', () => {
    expect(findClusteringTrouble({ active: 99, limit: 100 })).toBeNull()
    expect(findClusteringTrouble({ active: 100, limit: 100 })).toBe(KEYWORD_LIMIT_REACHED)
    expect(findClusteringTrouble({ active: 101, limit: 100 })).toBe(KEYWORD_LIMIT_REACHED)
  })
})

test.each([
  ['shoes', 'shoes', 'shoes'],
  ['=1+1', "'=1+1", "'=1+1"],
  [' ＠sum', "' ＠sum", `' ＠sum`],
  ['\t=1', "'\t'=1", `"'\t'=1"`],
  ['a;=1+1', "a;'=1+1", `"a;'=1+1"`],
  ['a; -b', "a;' -b", `"a;' -b"`],
  ['a,-b', 'a,-b', '"a,-b"'],
  ['a-b = c', 'a-b = c', 'a-b = c'],
  ['a "b"', 'a "b"', '"a ""b"""'],
  ['a\r\n+b', "a\r\n'+b", `"a\r\n'+b"`],
])('%j is written into a spreadsheet as %j, in CSV as %j', (text, disarmed, cell) => {
  expect(disarmFormulas(text)).toBe(disarmed)
  expect(writeCsvCell(disarmed)).toBe(cell)
})
