import { expect, test } from 'vitest'
import { measureColumns } from '#ui/table/column-widths.ts'
import { numberColumn } from '#ui/table/columns.ts'
import { markPeriods } from './PeriodColumn.tsx'

test('a number with the mark of a period from a file has room for the mark, too', () => {
  const columns = [markPeriods(numberColumn({ key: 'clicks', header: 'Clicks', width: 88 }))]
  const measure = (row: { clicks: number; google_period: string | null }) =>
    measureColumns({ columns, rows: [row], sortedBy: undefined, sides: [false, false] }).narrow.total
  const plain = measure({ clicks: 1_234_567, google_period: null })
  expect(measure({ clicks: 1_234_567, google_period: '2031-05-01/2031-05-28' })).toBe(plain + 9)
})
