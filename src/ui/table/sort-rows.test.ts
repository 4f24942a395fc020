import { expect, test } from 'vitest'
import type { DataColumn } from './columns.ts'
import { sortAfterClick, sortRows } from './sort-rows.ts'

interface Row {
  word: string
  count: number | null
}

const COLUMNS: DataColumn<Row>[] = [
  { key: 'word', header: 'Word', value: ({ word }) => word },
  { key: 'count', header: 'Count', isNumber: true, value: ({ count }) => count },
]

const ROWS: Row[] = [
  { word: 'word 10', count: 5 },
  { word: 'Word 9', count: null },
  { word: 'äpfel', count: 7 },
  { word: 'bread', count: 5 },
]

test.each([
  ['word', 'ascending', ['äpfel', 'bread', 'Word 9', 'word 10']],
  ['count', 'descending', ['äpfel', 'word 10', 'bread', 'Word 9']],
  ['count', 'ascending', ['word 10', 'bread', 'äpfel', 'Word 9']],
] as const)('rows are sorted by the column %s, %s', (key, direction, expected) => {
  expect(sortRows(ROWS, COLUMNS, { key, direction }).map(({ word }) => word)).toEqual(expected)
})

test('rows keep their order without a sort, or with a sort by an unknown column', () => {
  expect(sortRows(ROWS, COLUMNS, null)).toBe(ROWS)
  expect(sortRows(ROWS, COLUMNS, { key: 'gone', direction: 'ascending' })).toBe(ROWS)
})

test('the first click sorts text from A and numbers from the largest, a second click reverses the order', () => {
  expect(sortAfterClick(COLUMNS, null, 'word')).toEqual({ key: 'word', direction: 'ascending' })
  expect(sortAfterClick(COLUMNS, null, 'count')).toEqual({ key: 'count', direction: 'descending' })
  const sort = { key: 'count', direction: 'descending' } as const
  expect(sortAfterClick(COLUMNS, sort, 'count')).toEqual({ key: 'count', direction: 'ascending' })
})
