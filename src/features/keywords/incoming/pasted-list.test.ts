import { foldKeyword, tidyKeyword } from '#features/contentplans/rules.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPastedList, type IgnoredLine } from './pasted-list.ts'

const texts = fc.string({ unit: 'grapheme', maxLength: 60 })
const anyTexts = fc.oneof(texts, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme-ascii' }))

/** Why the line is ignored; null when it is a keyword. */
function reasonOf(line: string): string | null {
  const { keywords, ignored } = readPastedList(line)
  expect(keywords).toEqual(ignored.length === 0 ? [tidyKeyword(line)] : [])
  return ignored[0]?.reason ?? null
}

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
    expect(reasonOf(line)).toBeNull()
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
    expect(reasonOf(line)).toBe('punctuation or special symbols')
  })

  test.each(["'", '-', '- -', '·'])('%s alone is no keyword', (line) => {
    expect(reasonOf(line)).toBe('neither letters nor digits')
  })
})

describe('a pasted list', () => {
  test('is split at every kind of line end and at tabs, and never at commas or spaces', () => {
    expect(readPastedList('a b\nc\r\nd\te\u2028f\rg').keywords).toEqual(['a b', 'c', 'd', 'e', 'f', 'g'])
  })

  test('has each keyword once, as it was written first', () => {
    const repeated = { reason: 'repeated', cleaned: null, kind: null }
    expect(readPastedList('Boots\nboots\n\n BOOTS \nsocks')).toEqual({
      keywords: ['Boots', 'socks'],
      ignored: [
        { line: 2, text: 'boots', ...repeated },
        { line: 4, text: 'BOOTS', ...repeated },
      ],
    })
  })

  const ODD = ['boots', 'how to clean boots?', 'site:shop.example', '???', 'rock & roll', 'Boots!'].join('\n')

  test('names every ignored line with its reason, and what it becomes when it is taken', () => {
    const { keywords, ignored } = readPastedList(ODD)
    expect(keywords).toEqual(['boots'])
    expect(ignored).toEqual<IgnoredLine[]>([
      {
        line: 2,
        text: 'how to clean boots?',
        reason: 'punctuation or special symbols',
        cleaned: 'how to clean boots',
        kind: 'punctuation',
      },
      {
        line: 3,
        text: 'site:shop.example',
        reason: 'a search operator',
        cleaned: 'site:shop.example',
        kind: 'review',
      },
      { line: 4, text: '???', reason: 'punctuation or special symbols', cleaned: null, kind: null },
      {
        line: 5,
        text: 'rock & roll',
        reason: 'punctuation or special symbols',
        cleaned: 'rock & roll',
        kind: 'punctuation',
      },
      {
        line: 6,
        text: 'Boots!',
        reason: 'punctuation or special symbols',
        cleaned: 'Boots',
        kind: 'punctuation',
      },
    ])
  })

  test('takes ignored lines of the kinds that the user takes, cleaned', () => {
    expect(readPastedList(ODD, ['punctuation']).keywords).toEqual([
      'boots',
      'how to clean boots',
      'rock & roll',
    ])
    expect(readPastedList(ODD, ['punctuation']).ignored.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'a search operator'],
      [4, 'punctuation or special symbols'],
      [6, 'repeated'],
    ])
    expect(readPastedList(ODD, ['review']).keywords).toEqual(['boots', 'site:shop.example'])
  })

  test('loses no line: each is a keyword or is ignored for a reason', () => {
    fc.assert(
      fc.property(
        fc.array(anyTexts, { maxLength: 30 }),
        fc.subarray(['punctuation', 'review'] as const),
        (lines, taken) => {
          const { keywords, ignored } = readPastedList(lines.join('\n'), taken)
          const parts = lines
            .join('\n')
            .split(/[\r\n\t\v\f\u0085\u2028\u2029]/)
            .filter((part) => tidyKeyword(part) !== '')
          expect(keywords.length + ignored.length).toBe(parts.length)
          expect(new Set(keywords.map(foldKeyword)).size).toBe(keywords.length)
          expect(ignored.every(({ kind }) => kind === null || !taken.includes(kind))).toBe(true)
        },
      ),
    )
  })

  test('gives the same keywords when they are pasted again', () => {
    fc.assert(
      fc.property(fc.array(anyTexts, { maxLength: 30 }), (lines) => {
        const { keywords } = readPastedList(lines.join('\n'))
        expect(readPastedList(keywords.join('\n'))).toEqual({ keywords, ignored: [] })
      }),
    )
  })
})
