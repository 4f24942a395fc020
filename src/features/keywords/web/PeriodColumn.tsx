import type { DataColumn } from '#ui/table/columns.ts'
import { NotedCell } from '#ui/cells/NotedCell.tsx'
import { formatDays } from '#ui/dates/format-days.ts'

/** Of which days the numbers of a row are, when they are not of the last 30 imported days. */
interface OfPeriod {
  google_period?: string | null
}

/** "May 1 – May 28, 2031" for 2031-05-01/2031-05-28. */
export function describePeriod(period: string): string {
  const [from = '', to = ''] = period.split('/')
  return formatDays({ from, to })
}

/** The column, with a mark at numbers of a period from a file. */
export function markPeriods<Row>(column: DataColumn<Row>): DataColumn<Row & OfPeriod> {
  return {
    ...column,
    cell: (row) => {
      const shown = column.cell?.(row) ?? null
      const period = row.google_period ?? null
      if (period === null || column.value(row) === null || typeof shown !== 'string') return shown
      return <NotedCell text={`${shown}*`} note={`${describePeriod(period)}, from an imported file`} />
    },
  }
}
