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
] as const)('sorted by %s, %s', (key, direction, expected) => {
  expect(sortRows(ROWS, COLUMNS, { key, direction }).map(({ word }) => word)).toEqual(expected)
})

test('without a sort, or by a column that is not there, the rows stay as they are', () => {
  expect(sortRows(ROWS, COLUMNS, null)).toBe(ROWS)
  expect(sortRows(ROWS, COLUMNS, { key: 'gone', direction: 'ascending' })).toBe(ROWS)
})

test('words start from A, numbers from the largest, and a second click turns round', () => {
  expect(sortAfterClick(COLUMNS, null, 'word')).toEqual({ key: 'word', direction: 'ascending' })
  expect(sortAfterClick(COLUMNS, null, 'count')).toEqual({ key: 'count', direction: 'descending' })
  const sort = { key: 'count', direction: 'descending' } as const
  expect(sortAfterClick(COLUMNS, sort, 'count')).toEqual({ key: 'count', direction: 'ascending' })
})
