import { expect, test } from 'vitest'
import { isLone, withDots } from './lone-points.ts'

const rows = [
  ['Mon', 1, null],
  ['Tue', 2, 5],
  ['Wed', null, null],
  ['Thu', 0, 7],
]

test('a number is alone where the rows before and after it have none in its column', () => {
  expect(rows.map((_, row) => isLone(rows, { row, column: 1 }))).toEqual([false, false, false, true])
  expect(rows.map((_, row) => isLone(rows, { row, column: 2 }))).toEqual([false, true, false, true])
  expect(isLone([['Mon', 4]], { row: 0, column: 1 })).toBe(true)
})

test('only lines get dots', () => {
  const drawn = withDots([{ type: 'line' }, { type: 'bar' }], { header: [], rows })
  expect(drawn).toMatchObject([{ type: 'line', symbol: 'circle' }, { type: 'bar' }])
  expect(drawn).not.toHaveProperty('1.symbol')
})
