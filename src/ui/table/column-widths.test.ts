import { createElement } from 'react'
import { expect, test } from 'vitest'
import { NotedCell } from '../cells/NotedCell.tsx'
import { formatPercent } from '../numbers.ts'
import { measureColumns } from './column-widths.ts'
import { numberColumn, type DataColumn } from './columns.ts'

interface Row {
  name: string
  clicks: number | null
  share: number | null
}

const NAME: DataColumn<Row> = { key: 'name', header: 'Name', value: ({ name }) => name }
const CLICKS = numberColumn({ key: 'clicks', header: 'Clicks', width: 72 })
const SHARE = numberColumn({ key: 'share', header: 'Share of all', format: formatPercent })
const COLUMNS: readonly DataColumn<Row>[] = [NAME, CLICKS, SHARE]

function measure(rows: readonly Row[], sortedBy?: string, columns = COLUMNS) {
  return measureColumns({ columns, rows, sortedBy, sides: [true, false] })
}

test('a column of numbers is as wide as its longest number, and at least as wide as it asks for', () => {
  const few = measure([{ name: 'tents', clicks: 12, share: 0.1 }])
  expect(few.wide.columns.get('clicks')).toBe(72)
  const many = measure([
    { name: 'tents', clicks: 1_220_000, share: 0.1025 },
    { name: 'boots', clicks: null, share: null },
  ])
  expect(many.wide.columns.get('clicks')).toBe(7 * 9 + 2 * 5 + 24)
  expect(many.narrow.columns.get('clicks')).toBe(7 * 9 + 2 * 5 + 16)
})

test('where there is little room, headers are on two lines and only the sorted one has room for its arrow', () => {
  const rows = [{ name: 'tents', clicks: 1, share: null }]
  expect(measure(rows).narrow.columns.get('share')).toBe(Math.ceil(5 * 8.7 + 16))
  expect(measure(rows, 'share').narrow.columns.get('share')).toBe(Math.ceil(5 * 8.7 + 18 + 16))
})

test('headers are on two lines before words are cut', () => {
  const place: DataColumn<Row> = { key: 'place', header: 'Place', width: 240, value: () => 'shop' }
  const rows = [{ name: 'tents', clicks: 1, share: null }]
  const { wide, compact, narrow } = measure(rows, undefined, [NAME, place, SHARE])
  expect([wide, compact, narrow].map(({ columns }) => columns.get('place'))).toEqual([240, 240, 136])
  expect(compact.columns.get('share')).toBe(narrow.columns.get('share'))
  expect(wide.total).toBeGreaterThan(compact.total)
  expect(compact.total).toBeGreaterThan(narrow.total)
})

test('the width of the table counts the boxes and a least width of columns that share the rest', () => {
  const { wide, narrow } = measure([{ name: 'tents', clicks: 1, share: null }])
  expect(wide.columns.has('name')).toBe(false)
  expect(wide.total).toBe(40 + 240 + 72 + Math.ceil(12 * 8.7 + 18 + 24))
  expect(narrow.total).toBe(40 + 136 + Math.ceil(6 * 8.7 + 16) + Math.ceil(5 * 8.7 + 16))
})

test('the button of an explanation has room in the header', () => {
  const explained = { ...SHARE, explain: { text: 'Clicks of all clicks' } }
  const rows = [{ name: 'tents', clicks: 1, share: null }]
  expect(measure(rows, 'share', [explained]).wide.columns.get('share')).toBe(
    Math.ceil(12 * 8.7 + 18 + 20 + 24),
  )
  expect(measure(rows, 'name', [explained]).narrow.columns.get('share')).toBe(Math.ceil(5 * 8.7 + 20 + 16))
})

test('a number in an element is measured, and a component gets the width that its column asks for', () => {
  const inElement: DataColumn<Row> = {
    ...CLICKS,
    cell: () => createElement('span', null, '1,220,000'),
  }
  const inComponent: DataColumn<Row> = { ...CLICKS, width: 120, cell: () => createElement(() => '1,220,000') }
  const noted: DataColumn<Row> = {
    ...CLICKS,
    cell: () => createElement(NotedCell, { text: '1,220,000', note: 'of 2' }),
  }
  const rows = [{ name: 'tents', clicks: 1, share: null }]
  expect(measure(rows, undefined, [noted]).wide.columns.get('clicks')).toBe(97)
  expect(measure(rows, undefined, [inElement]).wide.columns.get('clicks')).toBe(97)
  expect(measure(rows, undefined, [inComponent]).narrow.columns.get('clicks')).toBe(120 - 24 + 16)
})
