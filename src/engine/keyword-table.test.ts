import { describe, expect, test } from 'vitest'
import { KeywordTableBuilder } from './keyword-table.ts'
import { createPageHasher } from './page-hashes.ts'

const encoder = new TextEncoder()

function build(rows: { keyword: string; volume?: number | null; urls?: string[] }[]) {
  const builder = new KeywordTableBuilder()
  for (const { keyword, volume = 0, urls = [] } of rows) {
    for (const url of urls) {
      const bytes = encoder.encode(url)
      builder.url(bytes, 0, bytes.length)
    }
    const bytes = encoder.encode(keyword)
    builder.row(bytes, 0, bytes.length, volume)
  }
  return builder
}

function textOf(builder: ReturnType<typeof build>, row: number): string {
  const { text, textStart, textEnd } = builder.table()
  return new TextDecoder().decode(text.subarray(textStart[row], textEnd[row]))
}

function serpOf(builder: ReturnType<typeof build>, row: number): number[] {
  const { urls, urlStart, urlEnd } = builder.table()
  return Array.from(urls.subarray(urlStart[row], urlEnd[row]))
}

describe('keywords of a table', () => {
  test.each([
    ['Trail Shoes', 'trail shoes'],
    ['trail  shoes', 'trail shoes'],
    [' trail\tshoes ', 'trail shoes'],
    ['ÄPFEL', 'äpfel'],
    ['cafe\u0301', 'café'],
    ['a\u00A0b', 'a b'],
    ['İ', 'i\u0307'],
  ])('%j and %j are one keyword, in the first spelling', (first, second) => {
    const builder = build([{ keyword: first }, { keyword: second }])
    expect(builder.count).toBe(1)
    expect(builder.duplicates).toBe(1)
    expect(textOf(builder, 0)).toBe(first)
  })

  test.each([
    ['c++', 'c'],
    ['5" pipe', '5 pipe'],
    ['रन', 'रनर'],
    ['🏃', '🏃‍♀️'],
    ['straße', 'strasse'],
  ])('%j and %j are two keywords', (first, second) => {
    expect(build([{ keyword: first }, { keyword: second }]).count).toBe(2)
  })

  test('white space is not a keyword', () => {
    expect(build([{ keyword: ' \t\u00A0 ', urls: ['https://a.example/'] }, { keyword: 'b' }]).count).toBe(1)
  })

  test('a duplicate keyword keeps the larger volume and the first results', () => {
    const builder = build([
      { keyword: 'a', volume: 10 },
      { keyword: 'A', volume: 90, urls: ['https://one.example/'] },
      { keyword: 'a ', volume: 20, urls: ['https://two.example/', 'https://three.example/'] },
    ])
    expect(builder.table().volume[0]).toBe(90)
    expect(serpOf(builder, 0)).toEqual([0])
  })

  test('an unknown volume is told apart from 0, and a duplicate with a volume makes it known', () => {
    const rows = [
      { keyword: 'unknown', volume: null },
      { keyword: 'nobody searches', volume: 0 },
      { keyword: 'known later', volume: null },
      { keyword: 'Known Later', volume: 0 },
      { keyword: 'known before', volume: 30 },
      { keyword: 'known before', volume: null },
    ]
    const { volume, hasVolume } = build(rows).table()
    expect(Array.from(hasVolume)).toEqual([0, 1, 1, 1])
    expect(Array.from(volume)).toEqual([0, 0, 0, 30])
  })

  test('whether a volume is known is kept while the table grows', () => {
    const builder = build(
      Array.from({ length: 5000 }, (_, i) => ({ keyword: `k${i}`, volume: i % 3 === 0 ? null : i })),
    )
    const { hasVolume, volume } = builder.table()
    expect(hasVolume).toHaveLength(5000)
    for (const [row, known] of hasVolume.entries()) {
      expect(known).toBe(row % 3 === 0 ? 0 : 1)
      expect(volume[row]).toBe(row % 3 === 0 ? 0 : row)
    }
  })

  test('a SERP keeps its first ten distinct pages in rank order', () => {
    const urls = Array.from({ length: 14 }, (_, i) => `https://site-${i % 13}.example/`)
    const builder = build([{ keyword: 'a', urls: [urls[0], 'http://www.site-0.example', ...urls] }])
    expect(serpOf(builder, 0)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('a row with only results fills a keyword without results, and no other', () => {
    const builder = build([{ keyword: 'a' }, { keyword: 'b', urls: ['https://b.example/'] }])
    for (const keyword of ['A ', 'b', 'unknown']) {
      const url = encoder.encode(`https://new.example/${keyword.trim().toLowerCase()}`)
      builder.url(url, 0, url.length)
      const bytes = encoder.encode(keyword)
      builder.results(bytes, 0, bytes.length)
    }
    expect(serpOf(builder, 0)).toHaveLength(1)
    expect(serpOf(builder, 1)).toEqual([0])
    expect(builder.count).toBe(2)
  })

  test('rows added by page hashes equal rows added as bytes, and their numbers are returned', () => {
    const rows = [
      { keyword: 'Ä shoe', volume: 7, urls: ['https://a.example/ü', 'https://b.example/'] },
      { keyword: 'none', volume: null, urls: [] },
      { keyword: 'ä  SHOE', volume: 9, urls: ['https://c.example/'] },
      {
        keyword: 'long',
        volume: 2,
        urls: [`https://long.example/${'x'.repeat(9000)}`, 'https://b.example/'],
      },
      { keyword: ' ', volume: 3, urls: ['https://d.example/'] },
      { keyword: 'last', volume: 4, urls: ['', ' ', 'https://d.example/'] },
    ]
    const builder = new KeywordTableBuilder()
    const hashPages = createPageHasher()
    const numbers = rows.map(({ keyword, volume, urls }) => {
      const halves = Int32Array.of(7, 7, ...hashPages(urls))
      return builder.hashedRow(keyword, volume, halves, 2, halves.length)
    })
    expect(numbers).toEqual([0, 1, 0, 2, -1, 3])
    expect(builder.table()).toEqual(build(rows).table())
  })

  test('a page is found by its hash', () => {
    const rows = Array.from({ length: 20_000 }, (_, i) => ({
      keyword: `k${i}`,
      urls: [`https://${i}.example/`],
    }))
    const builder = build(rows)
    const hashes = builder.pageHashes()
    const other = new KeywordTableBuilder()
    const ids = Array.from({ length: 20_000 }, (_, id) => other.pageOf(hashes[2 * id], hashes[2 * id + 1]))
    expect(ids).toEqual([...ids.keys()])
    expect(other.pageHashes()).toEqual(hashes)
    const url = encoder.encode('https://777.example')
    expect(other.urlId(url, 0, url.length)).toBe(777)
  })

  test('each of 100,000 keywords is found', () => {
    const builder = build(Array.from({ length: 100_000 }, (_, i) => ({ keyword: `Keyword ${i}` })))
    expect(builder.count).toBe(100_000)
    for (const i of [0, 1, 4095, 4096, 65_535, 99_999]) {
      const bytes = encoder.encode(`keyword  ${i}`)
      expect(builder.find(bytes, 0, bytes.length)).toBe(i)
      expect(textOf(builder, i)).toBe(`Keyword ${i}`)
    }
  })
})
