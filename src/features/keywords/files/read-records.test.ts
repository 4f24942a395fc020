import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { measureLongestPause } from '#tests/support/longest-pause.ts'
import type { Delimiter } from './read-field.ts'
import { readRecords } from './read-records.ts'
import type { BrokenLine, Row } from './split-records.ts'

async function readBoth(text: string, delimiter: Delimiter | null = ',', pieceSize = text.length || 1) {
  const rows: Row[] = []
  const broken: BrokenLine[] = []
  for await (const block of readRecords(cut(text, pieceSize), {
    name: 'keywords.csv',
    delimiter,
    onBroken: (line) => broken.push(line),
    blockSize: Math.min(pieceSize, 65_536),
  }))
    for (const row of block) rows.push(row)
  return { rows: rows.map(({ line, cells }) => [line, ...cells]), broken }
}

async function read(...input: Parameters<typeof readBoth>) {
  return (await readBoth(...input)).rows
}

async function* cut(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

const files: [name: string, text: string, rows: (number | string)[][]][] = [
  [
    'lines that end in LF',
    'a,b\nc,d\n',
    [
      [1, 'a', 'b'],
      [2, 'c', 'd'],
    ],
  ],
  [
    'lines that end in CRLF',
    'a,b\r\nc,d\r\n',
    [
      [1, 'a', 'b'],
      [2, 'c', 'd'],
    ],
  ],
  [
    'lines that end in CR',
    'a,b\rc,d\r',
    [
      [1, 'a', 'b'],
      [2, 'c', 'd'],
    ],
  ],
  [
    'lines that end in all three',
    'a\r\nb\nc\rd',
    [
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
      [4, 'd'],
    ],
  ],
  [
    'a last line without an end',
    'a,b\nc,d',
    [
      [1, 'a', 'b'],
      [2, 'c', 'd'],
    ],
  ],
  [
    'blank lines, which count as lines',
    '\n\na\n  \n\nb\n\n',
    [
      [3, 'a'],
      [6, 'b'],
    ],
  ],
  [
    'empty cells',
    'a,,c\n,b,\n',
    [
      [1, 'a', '', 'c'],
      [2, '', 'b', ''],
    ],
  ],
  ['a quoted delimiter', '"a,b",c', [[1, 'a,b', 'c']]],
  [
    'a quoted line end',
    '"a\nb",c\nd,e',
    [
      [1, 'a\nb', 'c'],
      [3, 'd', 'e'],
    ],
  ],
  [
    'a quoted CRLF and CR',
    '"a\r\nb\rc"\nd',
    [
      [1, 'a\r\nb\rc'],
      [4, 'd'],
    ],
  ],
  ['doubled quotes', '"a ""b"" c",d', [[1, 'a "b" c', 'd']]],
  ['cells of quotes only', '"","""",""""""', [[1, '', '"', '""']]],
  [
    'a stray quote inside a field',
    '5" pipe,10\nb,1',
    [
      [1, '5" pipe', '10'],
      [2, 'b', '1'],
    ],
  ],
  [
    'a quote inside quotes that was not doubled',
    '"5" pipe",10\nb,1',
    [
      [1, '5" pipe', '10'],
      [2, 'b', '1'],
    ],
  ],
  [
    'a phrase in quotes at the start',
    '"trail" shoes,10\nb,1',
    [
      [1, '"trail" shoes', '10'],
      [2, 'b', '1'],
    ],
  ],
  [
    'a space after the closing quote',
    '"a" ,b\n"c" \nd',
    [
      [1, 'a', 'b'],
      [2, 'c'],
      [3, 'd'],
    ],
  ],
]

test.each(files)('%s are read', async (_, text, rows) => {
  expect(await read(text)).toEqual(rows)
})

test.each(files)('%s are read the same in pieces of 1 and 7 characters', async (_, text, rows) => {
  expect(await read(text, ',', 1)).toEqual(rows)
  expect(await read(text, ',', 7)).toEqual(rows)
})

test.each<Delimiter>([',', ';', '\t', '|'])('cells are cut at "%s" only', async (delimiter) => {
  expect(await read([',', ';', '\t', '|'].join('x'), delimiter)).toEqual([
    [1, ...[',', ';', '\t', '|'].join('x').split(delimiter)],
  ])
})

test('a plain list is taken literally', async () => {
  expect(await read('"a", b\n5" pipe\r\n"c\n', null)).toEqual([
    [1, '"a", b'],
    [2, '5" pipe'],
    [3, '"c'],
  ])
})

const QUOTE = 'a quote that is never closed'
const LONG = 'a line longer than 1 MB'

const brokenFiles: [name: string, text: string, rows: (number | string)[][], broken: BrokenLine[]][] = [
  [
    'a quote that is never closed',
    'a,b\n\nc,"d\ne,f\ng,h\n',
    [
      [1, 'a', 'b'],
      [4, 'e', 'f'],
      [5, 'g', 'h'],
    ],
    [{ line: 3, reason: QUOTE, text: 'c,"d' }],
  ],
  [
    'an unclosed quote in the last line',
    'a,b\n"c,d\n',
    [[1, 'a', 'b']],
    [{ line: 2, reason: QUOTE, text: '"c,d' }],
  ],
  [
    'a quote that closes in the middle of another line',
    'a,"b\nc,"d",e\n',
    [[2, 'c', 'd', 'e']],
    [{ line: 1, reason: QUOTE, text: 'a,"b' }],
  ],
  [
    'a stray quote, and one at the end of a cell further below',
    'tent,1\n"camp table,500\nboots,2\npipe 5",10\nsocks,3\n',
    [
      [1, 'tent', '1'],
      [3, 'boots', '2'],
      [4, 'pipe 5"', '10'],
      [5, 'socks', '3'],
    ],
    [{ line: 2, reason: QUOTE, text: '"camp table,500' }],
  ],
  [
    'a stray quote behind a cell of two lines',
    'x,y,z\n"a\nb","c,d\ne,f,g\n',
    [
      [1, 'x', 'y', 'z'],
      [4, 'e', 'f', 'g'],
    ],
    [{ line: 3, reason: QUOTE, text: '"c,d' }],
  ],
  [
    'stray quotes on lines that end in CRLF',
    'a,b\r\n"c,d\r\n"e,f\r\ng,h\r\n',
    [
      [1, 'a', 'b'],
      [4, 'g', 'h'],
    ],
    [
      { line: 2, reason: QUOTE, text: '"c,d' },
      { line: 3, reason: QUOTE, text: '"e,f' },
    ],
  ],
]

test.each(brokenFiles)(
  'of a file with %s the other lines are read, and this one is named',
  async (...file) => {
    const [, text, rows, broken] = file
    expect(await readBoth(text)).toEqual({ rows, broken })
    expect(await readBoth(text, ',', 1)).toEqual({ rows, broken })
    expect(await readBoth(text, ',', 7)).toEqual({ rows, broken })
  },
)

test('a quote that is never closed costs one line of a large file', async () => {
  const lines = Array.from({ length: 100_000 }, (_, at) => `word ${at},"1,${at}"`)
  lines[500] = '"camp table,500'
  const { rows, broken } = await readBoth(lines.join('\n'), ',', 65_536)
  expect(rows).toHaveLength(99_999)
  expect(broken).toEqual([{ line: 501, reason: QUOTE, text: '"camp table,500' }])
})

describe('a record of more than 1 MB', () => {
  const words = 'x,\n'.repeat(400_000)

  test('whose quote is never closed costs one line', async () => {
    const { rows, broken } = await readBoth(`a,b\n"${words}`, ',', 999)
    expect(rows).toHaveLength(400_000)
    expect(broken).toMatchObject([{ line: 2, reason: QUOTE }])
    expect(await readBoth(`a,b\n"${words}`)).toEqual({ rows, broken })
  })

  test('is left out, in one piece and in small ones, and the lines behind it are read', async () => {
    const text = `a\n${'x'.repeat(3_000_000)}\r\nb\n`
    for (const size of [text.length, 999, 65_536]) {
      const { rows, broken } = await readBoth(text, ',', size)
      expect(rows).toEqual([
        [1, 'a'],
        [3, 'b'],
      ])
      expect(broken).toMatchObject([{ line: 2, reason: LONG }])
    }
  })

  test('is read up to 1 MB', async () => {
    expect(await read(`a\n${'x'.repeat(1_000_000)}\nb`)).toHaveLength(3)
  })
})

const characters = ['a', 'b', ' ', '"', 'é', '😀']
// With both in one cell, its lines can each look like a whole record.
const cell = fc.oneof(
  ...[',', '\n'].map((mark) => fc.string({ unit: fc.constantFrom(...characters, mark), maxLength: 6 })),
)
const table = fc
  .integer({ min: 2, max: 4 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 20 }),
  )

test('CSV of a spreadsheet is read as Papa Parse reads it', async () => {
  await fc.assert(
    fc.asyncProperty(table, fc.constantFrom('\n', '\r\n'), fc.boolean(), async (rows, newline, quotes) => {
      const text = Papa.unparse(rows, { newline, quotes })
      const cells = (await read(text)).map(([, ...row]) => row)
      expect(cells).toEqual(Papa.parse(text, { delimiter: ',', newline }).data)
    }),
  )
})

test('any text is read the same in pieces of any size', async () => {
  const text = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' '), maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(text, fc.integer({ min: 1, max: 8 }), async (content, size) => {
      expect(await readBoth(content, ',', size)).toEqual(await readBoth(content))
    }),
    { numRuns: 2000 },
  )
})

const MUCH = 900_000
test.each([
  ['an unclosed quote before line ends', `"${'\n'.repeat(MUCH)}`],
  ['an unclosed quote before empty lines', `"a${' \n'.repeat(MUCH / 2)}`],
  ['quotes', '"'.repeat(MUCH + 1)],
  ['quotes in pairs with text', `"${'""a'.repeat(MUCH / 3)}`],
  ['delimiters', ','.repeat(MUCH)],
  ['quotes and delimiters', '",'.repeat(MUCH / 2)],
  ['spaces after a quote', `"a"${' '.repeat(MUCH)}b`],
  ['line ends', '\r'.repeat(MUCH)],
])('a file of %s is read without a pause of 1.5 seconds', async (_, text) => {
  const { longestMs } = await measureLongestPause(() => read(text, ',', 65_536))
  expect(longestMs).toBeLessThan(1_500)
})
