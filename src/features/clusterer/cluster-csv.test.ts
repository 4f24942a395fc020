import { expect, test } from 'vitest'
import { KeywordTableBuilder } from '#engine/index.ts'
import { writeClusterCsv } from './cluster-csv.ts'

const KEYWORDS = [
  'red shoes',
  'rote Schühe',
  '=1+1',
  '＝1',
  'a;=1',
  'ランニング',
  '"quoted"',
  'semi;colon',
  '-5',
]

function write(forSpreadsheet: boolean): string[] {
  const builder = new KeywordTableBuilder()
  for (const keyword of KEYWORDS) {
    const bytes = new TextEncoder().encode(keyword)
    builder.row(bytes, 0, bytes.length, 10)
  }
  const parts = writeClusterCsv({
    table: builder.table(),
    count: KEYWORDS.length,
    numberOf: (place) => place + 1,
    listRows: (place) => Int32Array.of(place),
    overlapOf: () => null,
    forSpreadsheet,
  })
  const text = new TextDecoder().decode(Buffer.concat([...parts]))
  return text.trimEnd().split('\n').slice(1)
}

test('a spreadsheet finds no formula in the file that a browser saves', () => {
  expect(write(true).map((line) => line.replace(/^\d+,/, ''))).toEqual(
    [
      'red shoes',
      'rote Schühe',
      "'=1+1",
      "'＝1",
      `"a;'=1"`,
      'ランニング',
      '"""quoted"""',
      '"semi;colon"',
      "'-5",
    ].map((cell) => `${cell},${cell},10,`),
  )
})

test('a file of the command line has its keywords unchanged, so that it can be read again', () => {
  expect(write(false)).toContain('3,=1+1,=1+1,10,')
})
