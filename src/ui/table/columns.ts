import type { ReactNode } from 'react'
import type { Column } from './SortHeader.tsx'

export interface DataColumn<Row> extends Column<string> {
  /** What the column is sorted by, and what it shows without a `cell` of its own. */
  value: (row: Row) => string | number | null
  cell?: (row: Row) => ReactNode
  /** Where the first click starts; without it numbers start from the largest, words from A. */
  startsWith?: 'ascending' | 'descending'
  /** The column cannot be hidden. */
  isFixed?: boolean
}

/** What a table too wide for its place keeps for the columns without a width. */
const LEAST_FREE_WIDTH = 160
const SIDE_WIDTH = 40

export function listVisibleColumns<Row>(
  columns: readonly DataColumn<Row>[],
  hidden: ReadonlySet<string>,
): readonly DataColumn<Row>[] {
  const visible = columns.filter(({ key, isFixed }) => isFixed || !hidden.has(key))
  return visible.length === columns.length ? columns : visible
}

/** In pixels; `sides` counts the narrow columns for checkboxes and menus. */
export function leastWidth<Row>(columns: readonly DataColumn<Row>[], sides: number): number {
  const widths = columns.map(({ width }) => (typeof width === 'number' ? width : LEAST_FREE_WIDTH))
  return widths.reduce((sum, width) => sum + width, sides * SIDE_WIDTH)
}
