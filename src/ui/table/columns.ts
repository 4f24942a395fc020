import type { ReactNode } from 'react'
import type { Column } from './SortHeader.tsx'

export interface DataColumn<Row> extends Column<string> {
  /** The value by which rows are sorted; it is shown if the column has no `cell`. */
  value: (row: Row) => string | number | null
  cell?: (row: Row) => ReactNode
  /** Direction after the first click on the header. By default numbers start with the largest, text with A. */
  startsWith?: 'ascending' | 'descending'
  /** Whether the column cannot be hidden. */
  isFixed?: boolean
}

/** Width in pixels of each column without a width, in a table that is too wide for its box. */
const LEAST_FREE_WIDTH = 160
const SIDE_WIDTH = 40

export function listVisibleColumns<Row>(
  columns: readonly DataColumn<Row>[],
  hidden: ReadonlySet<string>,
): readonly DataColumn<Row>[] {
  const visible = columns.filter(({ key, isFixed }) => isFixed || !hidden.has(key))
  return visible.length === columns.length ? columns : visible
}

/** Whether a table has the narrow columns at its sides: one for checkboxes, one for menus. */
export type Sides = readonly [hasCheckbox: boolean, hasMenu: boolean]

/** Minimum width of the table in pixels. */
export function leastWidth<Row>(columns: readonly DataColumn<Row>[], sides: Sides): number {
  const widths = columns.map(({ width }) => (typeof width === 'number' ? width : LEAST_FREE_WIDTH))
  return widths.reduce((sum, width) => sum + width, sides.filter(Boolean).length * SIDE_WIDTH)
}
