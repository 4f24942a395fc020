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

function write(forSpreadsheet: boolean, volume: number | null = 10): string[] {
  const builder = new KeywordTableBuilder()
  for (const keyword of KEYWORDS) {
    const bytes = new TextEncoder().encode(keyword)
    builder.row(bytes, 0, bytes.length, volume)
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

test('an unknown volume is an empty cell, and a volume of 0 is not', () => {
  expect(write(false, null)).toContain('1,red shoes,red shoes,,')
  expect(write(false, 0)).toContain('1,red shoes,red shoes,0,')
})
