import { describe, expect, test } from 'vitest'
import { readRecordsOf } from '#tests/support/keywords/read-records-of.ts'
import type { BrokenLine } from './split-records.ts'

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
    expect(await readRecordsOf(text)).toEqual({ rows, broken })
    expect(await readRecordsOf(text, ',', 1)).toEqual({ rows, broken })
    expect(await readRecordsOf(text, ',', 7)).toEqual({ rows, broken })
  },
)

test('a quote that is never closed costs one line of a large file', async () => {
  const lines = Array.from({ length: 20_000 }, (_, at) => `word ${at},"1,${at}"`)
  lines[500] = '"camp table,500'
  const { rows, broken } = await readRecordsOf(lines.join('\n'), ',', 65_536)
  expect(rows).toHaveLength(19_999)
  expect(broken).toEqual([{ line: 501, reason: QUOTE, text: '"camp table,500' }])
})

describe('a record of more than 1 MB', () => {
  const words = `${'x'.repeat(2_000)},\n`.repeat(600)

  test('whose quote is never closed costs one line', async () => {
    const { rows, broken } = await readRecordsOf(`a,b\n"${words}`, ',', 999)
    expect(rows).toHaveLength(600)
    expect(broken).toMatchObject([{ line: 2, reason: QUOTE }])
    expect(await readRecordsOf(`a,b\n"${words}`)).toEqual({ rows, broken })
  })

  test('is left out, in one piece and in small ones, and the lines behind it are read', async () => {
    const text = `a\n${'x'.repeat(3_000_000)}\r\nb\n`
    for (const size of [text.length, 999, 65_536]) {
      const { rows, broken } = await readRecordsOf(text, ',', size)
      expect(rows).toEqual([
        [1, 'a'],
        [3, 'b'],
      ])
      expect(broken).toMatchObject([{ line: 2, reason: LONG }])
    }
  })

  test('is read up to 1 MB', async () => {
    const { rows } = await readRecordsOf(`a\n${'x'.repeat(1_000_000)}\nb`)
    expect(rows).toHaveLength(3)
  })
})
