import type { DataColumn } from './columns.ts'
import type { Sort } from './SortHeader.tsx'

/** Order of a table's rows, and what a click on a header does. */
export interface Sorting {
  sort: Sort | null
  onSort: (sort: Sort) => void
  /** The server sorts: rows are shown as they come, and a click on a header only calls `onSort`. */
  isByServer?: boolean
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** A sorted copy. Equal rows keep their order; rows without a value are last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const column = columns.find(({ key }) => key === sort?.key)
  if (!column || sort === null) return rows
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, value: column.value(row) }))
    .sort((one, other) => compareValues(one.value, other.value, sign))
    .map(({ row }) => row)
}

/** The first click on a header sorts text from A and numbers from the largest; a second one reverses the order. */
export function sortAfterClick<Row>(
  columns: readonly DataColumn<Row>[],
  sort: Sort | null,
  key: string,
): Sort {
  if (sort?.key === key)
    return { key, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' }
  const column = columns.find((one) => one.key === key)
  return { key, direction: column?.startsWith ?? (column?.isNumber ? 'descending' : 'ascending') }
}

type Value = string | number | null

function compareValues(one: Value, other: Value, sign: number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other)
  return sign * collator.compare(String(one), String(other))
}
