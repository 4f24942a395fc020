import { describe, expect, test } from 'vitest'
import { sniffFile } from './sniff-file.ts'
import { createSource, encodeUtf16, encodeWestern, readFile } from '#tests/support/keywords/test-source.ts'

const TEXT = 'Suchbegriff;Suchvolumen\nlaufschuhe für männer;1.300\ncafé;10\n'
const ROWS = [
  { keyword: 'laufschuhe für männer', volume: 1300, urls: [] },
  { keyword: 'café', volume: 10, urls: [] },
]

const encodings: [name: string, bytes: Uint8Array, encoding: string][] = [
  ['UTF-8', new TextEncoder().encode(TEXT), 'utf-8'],
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\ufeff${TEXT}`), 'utf-8'],
  ['UTF-16 LE', encodeUtf16(TEXT, { bigEndian: false }), 'utf-16le'],
  ['UTF-16 LE with a byte order mark', encodeUtf16(`\ufeff${TEXT}`, { bigEndian: false }), 'utf-16le'],
  ['UTF-16 BE', encodeUtf16(TEXT, { bigEndian: true }), 'utf-16be'],
  ['UTF-16 BE with a byte order mark', encodeUtf16(`\ufeff${TEXT}`, { bigEndian: true }), 'utf-16be'],
  ['windows-1252', encodeWestern(TEXT), 'windows-1252'],
]

describe.each(encodings)('%s', (_, bytes, encoding) => {
  test.each([1, 7, 65_536])('is read in chunks of %i bytes', async (chunkSize) => {
    expect((await sniffFile(createSource(bytes, { chunkSize }))).encoding).toBe(encoding)
    expect((await readFile(createSource(bytes, { chunkSize }))).rows).toEqual(ROWS)
  })
})

test('Japanese in UTF-16 without a byte order mark is read', async () => {
  const text = 'キーワード\t検索ボリューム\n越野ランニング\t1300\n'
  const { rows } = await readFile(createSource(encodeUtf16(text, { bigEndian: false })))
  expect(rows).toEqual([{ keyword: '越野ランニング', volume: 1300, urls: [] }])
})

test('the euro sign of windows-1252 is read', async () => {
  const { rows } = await readFile(
    createSource(Uint8Array.of(0x80, 0x20, 0x31, 0x30, 0x0a), { name: 'a.txt' }),
  )
  expect(rows[0]?.keyword).toBe('€ 10')
})

test('a character cut by the end of the sample does not change the detected encoding', async () => {
  const head = 'a'.repeat(99) + '\n'
  for (const shift of ['', 'x', 'xx', 'xxx']) {
    const text = `${shift}${head.repeat(2621)}${'😀é\n'.repeat(20_000)}`
    expect((await sniffFile(createSource(text))).encoding).toMatch(/ascii|utf-8/)
    expect((await readFile(createSource(text))).rows.at(-1)?.keyword).toBe('😀é')
  }
})

describe('a file that is plain ASCII for longer than the sample', () => {
  const head = 'trail shoes\n'.repeat(30_000)

  test.each([1, 7, 65_536])(
    'is read as UTF-8 when UTF-8 follows, in chunks of %i bytes',
    async (chunkSize) => {
      const { rows } = await readFile(createSource(`${head}café 😀\n`, { chunkSize }))
      expect(rows.at(-1)?.keyword).toBe('café 😀')
    },
  )

  test.each([1, 7, 65_536])(
    'is read as windows-1252 when windows-1252 follows, in chunks of %i bytes',
    async (chunkSize) => {
      const { rows } = await readFile(createSource(encodeWestern(`${head}café\nmaß`), { chunkSize }))
      expect(rows.slice(-2).map(({ keyword }) => keyword)).toEqual(['café', 'maß'])
    },
  )
})

test('a UTF-8 file with one broken character is still read as UTF-8', async () => {
  const good = new TextEncoder().encode('café für männer größe süß\n')
  const { rows } = await readFile(createSource(Uint8Array.from([...good, ...good, ...good, 0xff, 0x0a])))
  expect(rows[0]?.keyword).toBe('café für männer größe süß')
})

const shapes: [text: string, delimiter: string | null][] = [
  ['keyword,volume\na,1\n', ','],
  ['keyword;volume\na;1\n', ';'],
  ['keyword\tvolume\na\t1\n', '\t'],
  ['keyword|volume\na|1\n', '|'],
  ['keyword,volume,serp_urls\na,1,https://x.example/|https://y.example/', ','],
  ['a;1,5\nb;2,5\n', ';'],
  ['a|1,300\nb|2,300\n', '|'],
  ['laufschuhe, damen;1.300,5\nlaufschuhe, herren;2.300,5\n', ';'],
  ['sep=|\nshoes, red|x\nshoes, blue|y\n', '|'],
  ['keyword\na, b\nc\n', null],
  ['trail shoes\nroad shoes\n', null],
  ['trail shoes, red\nroad shoes, blue\n', null],
  ['what is a|b testing\ntrail shoes\n', null],
  ['trail shoes', null],
  ['[trail shoes]\n[road shoes]\n', null],
]

test.each(shapes)('the delimiter of %j is %j', async (text, delimiter) => {
  expect(await sniffFile(createSource(text))).toMatchObject({ shape: 'delimited', delimiter })
})

describe('JSONL', () => {
  const line = '{"keyword":"café 😀"}\n'

  test.each([
    ['UTF-8', new TextEncoder().encode(line)],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\ufeff${line}`)],
    ['UTF-16', encodeUtf16(`\ufeff${line}`, { bigEndian: false })],
  ])('in %s is given as UTF-8 bytes without a byte order mark', async (_, bytes) => {
    for (const chunkSize of [1, 7, 65_536]) {
      const file = await sniffFile(createSource(bytes, { chunkSize }))
      if (file.shape !== 'jsonl') throw new Error('not taken for JSONL')
      const parts: number[] = []
      for await (const chunk of file.chunks) parts.push(...chunk)
      expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(Uint8Array.from(parts))).toBe(line)
    }
  })
})

const foreign: [name: string, content: string | Uint8Array, sentence: string][] = [
  [
    'keywords.xlsx',
    Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0),
    'keywords.xlsx is an Excel workbook: save it as CSV and try again.',
  ],
  [
    'export.zip',
    Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0),
    'export.zip is a ZIP archive: unpack it and give the CSV file inside.',
  ],
  [
    'renamed.csv',
    encodeWestern('PK\x03\x04\x14\0xl/workbook.xml'),
    'renamed.csv is an Excel workbook: save it as CSV and try again.',
  ],
  [
    'old.xls',
    Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0),
    'old.xls is an Excel workbook: save it as CSV and try again.',
  ],
  ['a.pdf', '%PDF-1.7\n', 'a.pdf is a PDF: give the keywords as a CSV or TXT file.'],
  [
    'a.png',
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10),
    'a.png is a picture: give the keywords as a CSV or TXT file.',
  ],
  ['a.gz', Uint8Array.of(0x1f, 0x8b, 8), 'a.gz is compressed: unpack it and try again.'],
  [
    'a.bin',
    Uint8Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251),
    'a.bin is not a text file: give a CSV, TSV, TXT or JSONL file.',
  ],
  ['zeros', new Uint8Array(100_000), 'zeros is not a text file: give a CSV, TSV, TXT or JSONL file.'],
  ['a.json', '[{"keyword":"a"}]', 'a.json is one JSON array: write one object a line (JSONL) and try again.'],
  ['b.json', ' [\n  "a",\n "b"]', 'b.json is one JSON array: write one object a line (JSONL) and try again.'],
  [
    'login.csv',
    '<!DOCTYPE html><html>',
    'login.csv is a web page or XML: give a CSV, TSV, TXT or JSONL file.',
  ],
  ['a.csv', '', 'a.csv is empty.'],
  ['blank.csv', '\ufeff \r\n\n', 'blank.csv is empty.'],
]

test.each(foreign)('%s is refused in one sentence', async (name, content, sentence) => {
  const refusal = sniffFile(createSource(content, { name }))
  await expect(refusal).rejects.toMatchObject({ name: 'Invalid', message: sentence })
})

test('a refused file is closed', async () => {
  let isClosed = false
  const chunks = (async function* () {
    try {
      while (true) yield new Uint8Array(1000)
    } finally {
      isClosed = true
    }
  })()
  await expect(sniffFile({ name: 'a', size: null, chunks })).rejects.toThrow('a is not a text file')
  expect(isClosed).toBe(true)
})

test('a single line of 200 MB is refused after little more than 1 MB', async () => {
  let sent = 0
  const chunks = (async function* () {
    for (; sent < 200; sent++) yield new Uint8Array(1_000_000).fill(0x61)
  })()
  const refusal = readFile({ name: 'long.txt', size: null, chunks })
  await expect(refusal).rejects.toThrow('long.txt line 1: this line is longer than 1 MB.')
  expect(sent).toBeLessThan(4)
})
