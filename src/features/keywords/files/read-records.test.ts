import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { measureLongestPause } from '#tests/support/longest-pause.ts'
import { readRecordsOf } from '#tests/support/keywords/read-records-of.ts'
import type { Delimiter } from './read-field.ts'

async function read(...input: Parameters<typeof readRecordsOf>) {
  return (await readRecordsOf(...input)).rows
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
      expect(await readRecordsOf(content, ',', size)).toEqual(await readRecordsOf(content))
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
