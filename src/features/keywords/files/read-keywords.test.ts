import { MOST_IGNORED_LISTED } from '../rules.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openTable, readKeywords, sniffFile } from './index.ts'
import { createSource, readFile } from '#tests/support/keywords/test-source.ts'

const files: [name: string, text: string][] = [
  ['a comma file', 'keyword,volume\ntrail shoes,"1,300"\n"shoes, red",20\n'],
  ['a German file', 'Suchbegriff;Suchvolumen\r\nlaufschuhe für männer;12.100,5\r\ncafé;–\r\n'],
  ['a tab file with CR', 'Keyword\tVolume\ra\t1\rb\t2'],
  ['a plain list', 'trail shoes\n\n5" pipe\nwhat, why\n'],
  ['emoji', 'keyword,volume\n🏃‍♀️ running 😀,5\n'],
  ['right-to-left', 'keyword,volume\nأحذية الجري,90\nנעלי ריצה,70\n'],
  ['Thai and Japanese', 'keyword,volume\nรองเท้าวิ่งเทรล,90\nトレイルランニング シューズ,70\n'],
  [
    'wide SERPs',
    'keyword;volume;serp_urls\na;1;"https://x.example/\nhttps://y.example/ä"\nb;2;z.example/b|https://x.example/\n',
  ],
  ['long SERPs', 'keyword,position,url\na,1,https://x.example/\na,2,https://y.example/ö\n'],
]

describe.each(files)('%s', (_, text) => {
  test('is read the same in chunks of 1 and 7 bytes', async () => {
    const whole = await readFile(createSource(text))
    expect(whole.report.rows).toBeGreaterThan(0)
    expect(await readFile(createSource(text, { chunkSize: 1 }))).toEqual(whole)
    expect(await readFile(createSource(text, { chunkSize: 7 }))).toEqual(whole)
  })
})

test('any table is read the same in chunks of any size', async () => {
  const keyword = fc.string({
    unit: fc.constantFrom('a', 'é', '😀', 'ย', '"', ' ', ',', '字'),
    minLength: 1,
    maxLength: 8,
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(keyword, { minLength: 1 }),
      fc.integer({ min: 1, max: 9 }),
      async (keywords, chunkSize) => {
        const lines = keywords.map((text, at) => `"${text.replaceAll('"', '""')}",${at}`)
        const text = ['keyword,volume', ...lines].join('\n')
        const read = await readFile(createSource(text, { chunkSize }))
        expect(read.rows.map(({ keyword: found }) => found)).toEqual(
          keywords.map((found) => found.trim()).filter((found) => found !== ''),
        )
        expect(read.report.rows + read.report.skippedCount).toBe(keywords.length)
      },
    ),
  )
})

test('a keyword keeps its inner spaces and punctuation, and loses the outer ones', async () => {
  const { rows } = await readFile(createSource('keyword,volume\n"  c++  vs. c#? \u00a0",1\n'))
  expect(rows[0]?.keyword).toBe('c++  vs. c#?')
})

test('the URLs of a row are given in rank order, without texts that are no URL', async () => {
  const cell =
    'https://x.example/1 | n/a www.y.example/2, 12.50 ftp://z.example z.example http://localhost/4 -'
  const { rows, report } = await readFile(createSource(`keyword;urls\na;${cell}\n`))
  expect(rows[0]?.urls).toEqual(['https://x.example/1', 'www.y.example/2', 'z.example', 'http://localhost/4'])
  expect(report.hasUrls).toBe(true)
})

test('the URLs of numbered columns keep the order of the columns', async () => {
  const { rows } = await readFile(
    createSource('url 1,url 2,keyword,url 3\nhttps://a.example/,,k,https://c.example/\n'),
  )
  expect(rows).toEqual([{ keyword: 'k', volume: null, urls: ['https://a.example/', 'https://c.example/'] }])
})

test.each([
  ['', null],
  ['-', null],
  ['n/a', null],
  ['-5', null],
  ['0', 0],
  ['0.2', 0],
  ['7', 7],
])('the volume "%s" is read as %s', async (text, volume) => {
  const { rows } = await readFile(createSource(`keyword;volume\na;${text}\nb;1\n`))
  expect(rows[0]?.volume).toBe(volume)
})

test('a URL of any length is passed on whole', async () => {
  const url = `https://x.example/${'ä'.repeat(9000)}`
  const { rows } = await readFile(createSource(`keyword,urls\na,${url}\n`))
  expect(rows[0]?.urls).toEqual([url])
})

test('rows without a usable keyword are reported with line and reason, and give no URL', async () => {
  const long = 'x'.repeat(501)
  const { rows, report } = await readFile(
    createSource(
      `keyword,volume,urls\n,5,https://x.example/\na\u0007b,1,\n"a\nb",1,\n${long},1,\nok,1,\n,,\n`,
    ),
  )
  expect(rows).toEqual([{ keyword: 'ok', volume: 1, urls: [] }])
  expect(report).toEqual({
    rows: 1,
    skippedCount: 4,
    hasUrls: false,
    skipped: [
      { line: 2, reason: 'no keyword', text: '5 https://x.example/' },
      { line: 3, reason: 'control characters in the keyword', text: 'a\u0007b 1' },
      { line: 4, reason: 'control characters in the keyword', text: 'a\nb 1' },
      { line: 6, reason: 'keyword longer than 500 characters', text: 'x'.repeat(200) },
    ],
  })
})

test('a keyword of 500 characters is read, also of 500 emoji', async () => {
  const { rows } = await readFile(createSource(`${'x'.repeat(500)}\n${'😀'.repeat(500)}\n`))
  expect(rows).toHaveLength(2)
})

test('skipped rows are all counted, and the first hundred thousand are listed', async () => {
  const { report } = await readFile(
    createSource(`keyword,volume\n${',1\n'.repeat(MOST_IGNORED_LISTED + 250)}a,1\n`),
  )
  expect(report.skipped).toHaveLength(MOST_IGNORED_LISTED)
  expect(report.skippedCount).toBe(MOST_IGNORED_LISTED + 250)
})

test('broken rows are left out, each with its line and reason, and the others are read', async () => {
  const file = 'keyword,volume\ntent,1\nboots, red,5\n"camp table,500\nsocks,many\nhat,2,,\n'
  const { rows, report } = await readFile(createSource(file))
  expect(rows.map(({ keyword }) => keyword)).toEqual(['tent', 'hat'])
  const skipped = report.skipped.toSorted((one, other) => one.line - other.line)
  expect(skipped).toEqual([
    { line: 3, reason: 'more cells than columns', text: 'boots  red 5' },
    { line: 4, reason: 'a quote that is never closed', text: '"camp table,500' },
    { line: 5, reason: '"many" is not a number of searches', text: 'socks many' },
  ])
})

test('the rows of a file whose header names too few columns are read', async () => {
  const { rows } = await readFile(createSource('keyword,volume\ntent,1,x\nboots,5,y\n'))
  expect(rows.map(({ volume }) => volume)).toEqual([1, 5])
})

test('a row may be shorter than the header', async () => {
  const { rows } = await readFile(createSource('volume,keyword\n5\n7,a\n'))
  expect(rows).toEqual([{ keyword: 'a', volume: 7, urls: [] }])
})

test('progress is reported in bytes read, up to the whole file', async () => {
  const source = createSource(`keyword,volume\n${'trail shoes,10\n'.repeat(50_000)}`)
  const file = await sniffFile(source)
  if (file.shape === 'jsonl') throw new Error('taken for JSONL')
  const progress: number[] = []
  const sink = { url: () => {}, row: () => {} }
  await readKeywords(await openTable(file), { sink, onProgress: (bytes) => progress.push(bytes) })
  expect(progress).toEqual(progress.toSorted((one, other) => one - other))
  expect(progress.length).toBeGreaterThan(3)
  expect(progress.at(-1)).toBe(source.size)
})

test.each(['(', '1 ', ',', '"', '1-', '.', 'a.', '\t'])(
  'a megabyte of %j in a cell is read or refused within seconds',
  async (part) => {
    const junk = part.repeat(Math.floor(900_000 / part.length))
    const started = performance.now()
    for (const text of [
      `${junk};volume\na;1`,
      `keyword;volume\na;${junk}x`,
      `keyword;urls\na;${junk}x`,
      `${junk}x`,
    ]) {
      await readFile(createSource(text)).catch(String)
    }
    expect(performance.now() - started).toBeLessThan(15_000)
  },
)
