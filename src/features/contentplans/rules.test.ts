import { KeywordIds } from '#engine/keyword-ids.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cleanKeyword,
  readPageUrl,
  countUnusedPlans,
  findTier,
  foldKeyword,
  isSearchConsoleConnected,
  LONGEST_PATTERN,
  matchLiterally,
  readDomain,
  tidyKeyword,
} from './rules.ts'

const texts = fc.string({ unit: 'grapheme', maxLength: 60 })
const anyTexts = fc.oneof(texts, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme-ascii' }))

function keyOfEngine(keyword: string): string {
  const ids = new KeywordIds()
  const bytes = new TextEncoder().encode(keyword)
  const id = ids.add(bytes, 0, bytes.length)
  const { text, keyStart, keyEnd } = ids.texts()
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(text.subarray(keyStart[id], keyEnd[id]))
}

test('a literal pattern finds the start of its text, and is never longer than a pattern may be', () => {
  expect(matchLiterally('/a?b=1.5 (x) \\')).toBe(String.raw`/a\?b=1\.5 \(x\) \\`)
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      const pattern = matchLiterally(text)
      expect(pattern.length).toBeLessThanOrEqual(LONGEST_PATTERN)
      expect(new RegExp(`^${pattern}`, 'u').test(text)).toBe(true)
    }),
  )
})

describe('a tidied keyword', () => {
  test.each([
    ['  Trail \u00a0 Shoes\t', 'Trail Shoes'],
    ['\ufefftrail\u200b shoes\u200e', 'trail shoes'],
    ['A\u030arhus', 'Århus'],
    ['re\u00adview', 'review'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['\u200dboots\u200c', 'boots'],
    ['全角　スペース', '全角 スペース'],
    ['', ''],
  ])('the text %j becomes the keyword %j', (text, expected) => {
    expect(tidyKeyword(text)).toBe(expected)
  })

  test('a tidied keyword stays the same when it is tidied again', () => {
    fc.assert(fc.property(anyTexts, (text) => tidyKeyword(tidyKeyword(text)) === tidyKeyword(text)))
  })

  test('a tidied keyword has no space at its ends, no two spaces in a row, and is composed', () => {
    fc.assert(
      fc.property(anyTexts, (text) => {
        const tidied = tidyKeyword(text)
        return !/^\s|\s$|\s\s|[^\S ]/.test(tidied) && tidied === tidied.normalize('NFC')
      }),
    )
  })

  test('a folded keyword stays the same when it is folded again, and ignores case and extra spaces', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(foldKeyword(foldKeyword(text))).toBe(foldKeyword(text))
        expect(foldKeyword(`  ${text.replaceAll(' ', '   ')} `)).toBe(foldKeyword(text))
      }),
    )
    expect(foldKeyword('TRAIL Shoes')).toBe('trail shoes')
  })
})

describe('a text that becomes a keyword', () => {
  test.each([
    ['how to clean boots?', 'how to clean boots'],
    ['How to clean  boots ?! ', 'How to clean boots'],
    ["kids' tent!", "kids' tent"],
    ['what is a tent...', 'what is a tent'],
    ['¿qué es?', 'qué es'],
    ['テントとは？', 'テントとは'],
    ['ما هي؟', 'ما هي'],
    ['dr. martens', 'dr. martens'],
    ['rock & roll', 'rock & roll'],
    ['24/7 gym', '24/7 gym'],
    ['5/8 boot laces', '5/8 boot laces'],
    ['3.5 mm cable', '3.5 mm cable'],
    ['c#', 'c#'],
    ['c++', 'c++'],
    ['.net', '.net'],
    ['?!', '?!'],
    ['', ''],
  ])('the text %j becomes the keyword %j', (text, expected) => {
    expect(cleanKeyword(text)).toBe(expected)
  })

  test('stays the same when it is cleaned again, and is tidied', () => {
    fc.assert(
      fc.property(anyTexts, (text) => {
        const cleaned = cleanKeyword(text)
        expect(cleanKeyword(cleaned)).toBe(cleaned)
        expect(tidyKeyword(cleaned)).toBe(cleaned)
      }),
    )
  })
})

describe('a folded keyword', () => {
  test.each([
    [' Trail \t SHOES ', 'trail shoes'],
    ['e\u0301clair', '\u00e9clair'],
    ['H\u0331', '\u1e96'],
    ['', ''],
  ])('the keyword %j is folded to %j', (text, folded) => {
    expect(foldKeyword(text)).toBe(folded)
  })

  test('the engine tells keywords apart by their folded form', () => {
    fc.assert(
      fc.property(anyTexts, (text) => {
        const keyword = tidyKeyword(text)
        fc.pre(keyword !== '' && keyword.isWellFormed() && !/\p{Cc}/u.test(keyword))
        expect(keyOfEngine(keyword)).toBe(foldKeyword(keyword))
      }),
    )
  })
})

describe('the domain of a website', () => {
  test.each([
    ['shop.example', 'shop.example'],
    ['https://www.Shop.Example/path?q=1#top', 'www.shop.example'],
    ['http://shop.example:8080', 'shop.example'],
    ['  müller.example ', 'müller.example'],
    ['sub.sub.shop.example/', 'sub.sub.shop.example'],
  ])('the website %s has the domain %s', (website, domain) => {
    expect(readDomain(website)).toBe(domain)
  })

  test.each([
    '',
    'shop',
    'shop.e',
    'shop .example',
    '"shop.example"',
    "o'shop.example",
    'https://',
    '.example',
    'shop..example',
    '127.0.0.1',
    'me@shop.example',
    `${'x'.repeat(250)}.example`,
  ])('%j is not a website', (website) => {
    expect(readDomain(website)).toBeNull()
  })
})

test.each([
  [0, 0, 1],
  [0, 1, 0],
  [2, 1, 2],
  [0, 3, -2],
])('with %i paid and %i plans, %i are unused', (paidPlans, plans, unused) => {
  expect(countUnusedPlans({ paidPlans, plans })).toBe(unused)
})

test.each([
  [0, 'Starter'],
  [4999, 'Starter'],
  [5000, 'Professional'],
  [100_000, 'Professional'],
] as const)('a plan for %i keywords is called %s', (keyword_limit, tier) => {
  expect(findTier({ keyword_limit })).toBe(tier)
})

test.each([
  ['nothing was imported yet', null, null, false],
  ['the import ended well', '2026-11-20T08:00:00Z', null, true],
  ['the import ended well and says so with an empty text', '2026-11-20T08:00:00Z', '', true],
  ['the last import failed', '2026-11-20T08:00:00Z', 'Bad Request', false],
  ['the first import failed', null, 'Bad Request', false],
])('when %s, Search Console is connected or not', (_, import_ended, import_error, isConnected) => {
  expect(isSearchConsoleConnected({ import_ended, import_error })).toBe(isConnected)
})

describe('the address of a page', () => {
  test.each([
    ['https://Shop.example', 'https://shop.example/'],
    ['HTTP://shop.example/A?b=C#top', 'http://shop.example/A?b=C'],
    ['https://shop.example:443/x/', 'https://shop.example/x/'],
    ['https://müller.example/ä', 'https://xn--mller-kva.example/%C3%A4'],
  ])('the address %s is the page %s', (text, url) => {
    expect(readPageUrl(text)).toBe(url)
  })

  test.each([
    '',
    'shop.example',
    'ftp://shop.example',
    'javascript:alert(1)',
    'https://shop .example',
    'https://shop.example/"',
    "https://shop.example/'",
    'https://me:word@shop.example',
    'https://localhost',
    'https://',
  ])('%j is not the address of a page', (text) => {
    expect(readPageUrl(text)).toBeNull()
  })
})
