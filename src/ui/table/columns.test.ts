import { expect, test } from 'vitest'
import { formatScore } from '../numbers.ts'
import { listVisibleColumns, numberColumn } from './columns.ts'

test.each([
  [1240, '1,240'],
  [0, '0'],
  [null, '–'],
])('a column of numbers shows %s as %s', (amount, text) => {
  const column = numberColumn({ key: 'amount', header: 'Amount' })
  expect(column.cell?.({ amount })).toBe(text)
  expect(column.value({ amount })).toBe(amount)
})

test('a column of numbers has its own form for known numbers, and its own word for unknown ones', () => {
  const column = numberColumn({ key: 'rank', header: 'Rank', format: formatScore, unknown: 'N/a' })
  expect(column.cell?.({ rank: 2 })).toBe('2.0')
  expect(column.cell?.({ rank: null })).toBe('N/a')
})

test('on a phone less important columns come last', () => {
  const name = numberColumn({ key: 'name', header: 'Name' })
  const page = { ...name, key: 'page', isLastOnPhones: true }
  const clicks = { ...name, key: 'clicks' }
  const keys = (isPhone: boolean) =>
    listVisibleColumns([name, page, clicks], { hidden: new Set(['name']), isPhone }).map(({ key }) => key)
  expect(keys(false)).toEqual(['page', 'clicks'])
  expect(keys(true)).toEqual(['clicks', 'page'])
})
