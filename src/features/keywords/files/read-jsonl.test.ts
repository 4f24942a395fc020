import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readJsonl } from './read-jsonl.ts'

interface ReadRow {
  keyword: string
  volume: number | null
  urls: string[]
}

async function read(text: string | Uint8Array, chunkLength = 1 << 16) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  const rows: ReadRow[] = []
  let urls: string[] = []
  const report = await readJsonl(
    { name: 'keywords.jsonl', chunks: cut(bytes, chunkLength) },
    {
      url: (from, start, end) => urls.push(decode(from, start, end)),
      row(from, start, end, volume) {
        if (end > start) rows.push({ keyword: decode(from, start, end), volume, urls })
        urls = []
      },
    },
  )
  return { rows, report }
}

function decode(from: Uint8Array, start: number, end: number): string {
  return new TextDecoder().decode(from.subarray(start, end))
}

async function* cut(bytes: Uint8Array, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.slice(at, at + length)
}

describe('lines of JSON', () => {
  test('give what JSON.parse gives, however they are written and split into chunks', async () => {
    const anyRow = fc.record({
      keyword: fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
        .filter((text) => text.trim() !== ''),
      volume: fc.nat(),
      urls: fc.array(fc.webUrl(), { maxLength: 4 }),
      extra: fc.jsonValue({ maxDepth: 2 }),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyRow, { maxLength: 6 }),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(0, 1),
        async (rows, chunkLength, isSpaced) => {
          const lines = rows.map((row) =>
            isSpaced ? JSON.stringify(row, null, ' ').replaceAll('\n', '\r ') : JSON.stringify(row),
          )
          const { rows: found } = await read(lines.join('\n'), chunkLength)
          expect(found).toEqual(rows.map(({ keyword, volume, urls }) => ({ keyword, volume, urls })))
        },
      ),
    )
  })

  test.each([
    ['{"keyword":"a"}', { keyword: 'a', volume: null, urls: [] }],
    ['{"query":"a","search_volume":7}', { keyword: 'a', volume: 7, urls: [] }],
    ['{"volume":null,"urls":null,"keyword":"a"}', { keyword: 'a', volume: null, urls: [] }],
    ['{"keyword":"a","volume":"1,300"}', { keyword: 'a', volume: 1300, urls: [] }],
    ['{"keyword":"a","volume":0}', { keyword: 'a', volume: 0, urls: [] }],
    ['{"keyword":"a","volume":"0"}', { keyword: 'a', volume: 0, urls: [] }],
    ['{"keyword":"a","volume":" "}', { keyword: 'a', volume: null, urls: [] }],
    ['{"keyword":"a","volume":"n/a"}', { keyword: 'a', volume: null, urls: [] }],
    ['{"keyword":"a","volume":"-5"}', { keyword: 'a', volume: null, urls: [] }],
    ['{"keyword":"a","volume":true}', { keyword: 'a', volume: null, urls: [] }],
    ['{"keyword":"a","volume":[5]}', { keyword: 'a', volume: null, urls: [] }],
    ['{"keyword":"a","volume":12.6}', { keyword: 'a', volume: 13, urls: [] }],
    ['{"keyword":"a","volume":-5}', { keyword: 'a', volume: null, urls: [] }],
    ['{"keyword":"a","volume":1e400}', { keyword: 'a', volume: null, urls: [] }],
    [
      '{"keyword":"5\\" pipe \\u00e9 \\ud83c\\udfc3","urls":["https:\\/\\/a.example\\/"]}',
      { keyword: '5" pipe é 🏃', volume: null, urls: ['https://a.example/'] },
    ],
    [
      '{"urls":["https://a.example/",null,7,{"url":"x"},["y"]],"keyword":"a"}',
      { keyword: 'a', volume: null, urls: ['https://a.example/'] },
    ],
    ['{"other":{"deep":[1,{"x":"}]"}]},"keyword":"a"}', { keyword: 'a', volume: null, urls: [] }],
    ['  {"keyword" : "a" , "volume" : 3 }  \r', { keyword: 'a', volume: 3, urls: [] }],
  ])('%s is read', async (line, expected) => {
    expect((await read(line)).rows).toEqual([expected])
  })

  test.each([
    '{"keyword":"a"',
    '{"keyword":"a"}}',
    '{"keyword":"a"} x',
    '{"keyword":"a",}',
    '{"keyword":"a" "volume":3}',
    '{"keyword":"a","volume":}',
    '{"keyword":"a","urls":["x" "y"]}',
    '{"keyword":"a","urls":["x",]}',
    '{"keyword":"a","urls":["x"}',
    '{"keyword":"a","other":nul}',
    '{"keyword":"a","other":1x}',
    '{"keyword":"a","other":01}',
    '{"keyword":"a","other":[1}',
    '{"keyword":"a\u0001b"}',
    '{"keyword":"a\\x"}',
    '{"keyword":7}',
    '{"volume":7}',
    '[]',
    'keyword',
    '"keyword"',
  ])('%s is left out with its line, and the others are read', async (line) => {
    const { rows, report } = await read(`{"keyword":"fine"}\n\n${line}\n{"keyword":"b"}`)
    expect(rows).toEqual(['fine', 'b'].map((keyword) => ({ keyword, volume: null, urls: [] })))
    expect(report).toMatchObject({
      rows: 2,
      skippedCount: 1,
      skipped: [{ line: 3, reason: 'no JSON object with a keyword', text: line.slice(0, 80) }],
    })
  })

  test('are refused when none of them is an object with a keyword', async () => {
    await expect(read('\n{"keyword":7}\n[]\n')).rejects.toThrow(/^keywords\.jsonl line 2: expected /)
  })

  test('blank lines and empty keywords are skipped', async () => {
    const { rows, report } = await read(
      '\n{"keyword":"a"}\n\n  \n{"keyword":""}\n{"keyword":"  "}\n{"keyword":"b"}',
    )
    expect(rows.map(({ keyword }) => keyword)).toEqual(['a', 'b'])
    expect(report).toMatchObject({ rows: 2, skippedCount: 2, hasUrls: false })
  })

  test.each(['a\\u0000b', 'a\\nb', 'x'.repeat(501)])(
    'a keyword with control characters or more than 500 characters is skipped',
    async (keyword) => {
      const { rows, report } = await read(
        `{"keyword":"${keyword}","urls":["https://a.example/"]}\n{"keyword":"b"}`,
      )
      expect(rows).toEqual([{ keyword: 'b', volume: null, urls: [] }])
      expect(report.skippedCount).toBe(1)
    },
  )

  test('a line of more than a megabyte is left out, and refused before a keyword is read', async () => {
    const long = `{"keyword":"${'x'.repeat(2_000_000)}`
    const { rows, report } = await read(`{"keyword":"a"}\n${long}\n{"keyword":"b"}`)
    expect(rows.map(({ keyword }) => keyword)).toEqual(['a', 'b'])
    expect(report.skipped).toMatchObject([{ line: 2, reason: 'a line longer than 1 MB' }])
    expect((await read(`{"keyword":"a"}\n${long}`)).report.skipped).toMatchObject([{ line: 2 }])
    await expect(read(`${long}\n{"keyword":"a"}`)).rejects.toThrow(
      'keywords.jsonl line 1 is longer than 1 MB.',
    )
  })
})
