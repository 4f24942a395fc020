import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { measureLongestPause } from '#tests/support/longest-pause.ts'
import type { Delimiter } from './read-field.ts'
import { readRecords } from './read-records.ts'
import type { Row } from './split-records.ts'

async function read(text: string, delimiter: Delimiter | null = ',', pieceSize = text.length || 1) {
  const rows: Row[] = []
  for await (const block of readRecords(cut(text, pieceSize), {
    name: 'keywords.csv',
    delimiter,
    blockSize: Math.min(pieceSize, 65_536),
  }))
    rows.push(...block)
  return rows.map(({ line, cells }) => [line, ...cells])
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
  [
    'an unclosed quote in the last line',
    'a,b\n"c,d\n',
    [
      [1, 'a', 'b'],
      [2, '"c', 'd'],
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

describe('a quote or a line that never ends', () => {
  test('the error for a quote that is never closed names the line where it opens', async () => {
    await expect(read('a,b\n\nc,"d\ne,f\ng,h\n')).rejects.toThrow(
      'keywords.csv line 3: the quote that opens here is never closed.',
    )
  })

  test('the error for a quote that closes in the middle of another line names the line where it opens', async () => {
    await expect(read('a,"b\nc,"d",e\n')).rejects.toThrow('keywords.csv line 1: the quote')
  })

  test('a record of more than 1 MB is refused, in one piece and in small ones', async () => {
    const text = `a,b\n"${'x,\n'.repeat(400_000)}`
    await expect(read(text)).rejects.toThrow(
      'keywords.csv line 2: the quote that opens here is never closed.',
    )
    await expect(read(text, ',', 999)).rejects.toThrow('keywords.csv line 2: the quote')
    await expect(read(`a\n${'x'.repeat(1_000_001)}\n`)).rejects.toThrow(
      'keywords.csv line 2: this line is longer than 1 MB.',
    )
  })

  test('a record of 1 MB is read', async () => {
    expect(await read(`a\n${'x'.repeat(1_000_000)}\nb`)).toHaveLength(3)
  })
})

const cell = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '"', ',', '\n', 'é', '😀'), maxLength: 6 })
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 20 })

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
      const whole = await read(content).catch(String)
      expect(await read(content, ',', size).catch(String)).toEqual(whole)
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
])('a file of %s is read or refused without a pause of 1.5 seconds', async (_, text) => {
  const { longestMs } = await measureLongestPause(() => read(text, ',', 65_536).catch(() => null))
  expect(longestMs).toBeLessThan(1_500)
})
