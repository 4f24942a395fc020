import type { ReactNode } from 'react'
import { formatCount } from '../numbers.ts'
import type { Column } from './SortHeader.tsx'

export interface DataColumn<Row> extends Column<string> {
  /** The value by which rows are sorted; it is shown if the column has no `cell`. */
  value: (row: Row) => string | number | null
  cell?: (row: Row) => ReactNode
  /** Direction after the first click on the header. By default numbers start with the largest, text with A. */
  startsWith?: 'ascending' | 'descending'
  /**
   * Minimum width in pixels where there is little room: 136 by default for a column of words, or its
   * `width` if that is less; a column
   * of numbers is as wide as its longest number and the longest word of its header at least.
   */
  leastWidth?: number
  /** Whether the column cannot be hidden. */
  isFixed?: boolean
  /** Whether the column comes after the others on a phone. */
  isLastOnPhones?: boolean
  /** Whether the column is hidden until a user chooses it. */
  isOptional?: boolean
}

/** The columns of a list, of which the user has hidden some. */
export interface ChosenColumns<Row> {
  columns: readonly DataColumn<Row>[]
  hidden: ReadonlySet<string>
  onChange: (hidden: ReadonlySet<string>) => void
}

interface NumberColumn<Key extends string> extends Omit<Column<Key>, 'isNumber'> {
  startsWith?: 'ascending' | 'descending'
  isOptional?: boolean
  /** Text of a number; by default it has separators for thousands and no decimals. */
  format?: (value: number) => string
  /** Shown for null, instead of a dash. */
  unknown?: string
}

/** A column of the numbers that rows have in the property with the name of the column. */
export function numberColumn<Key extends string>({
  format = formatCount,
  unknown = '–',
  ...column
}: NumberColumn<Key>): DataColumn<Record<Key, number | null>> {
  const value = (row: Record<Key, number | null>) => row[column.key]
  return {
    ...column,
    isNumber: true,
    value,
    cell: (row) => {
      const number = value(row)
      return number === null ? unknown : format(number)
    },
  }
}

/** The text of a value in a column without a `cell`. */
export function showValue(value: string | number | null): string {
  if (value === null) return '–'
  return typeof value === 'number' ? formatCount(value) : value
}

/** The columns that are not hidden, on a phone the more important ones first. */
export function listVisibleColumns<Row>(
  columns: readonly DataColumn<Row>[],
  { hidden, isPhone }: { hidden: ReadonlySet<string>; isPhone: boolean },
): readonly DataColumn<Row>[] {
  const visible = columns.filter(({ key, isFixed }) => isFixed || !hidden.has(key))
  if (isPhone)
    return [false, true].flatMap((isLast) =>
      visible.filter(({ isLastOnPhones = false }) => isLastOnPhones === isLast),
    )
  return visible.length === columns.length ? columns : visible
}

/** The colour of a row, which only repeats what a sign in the row says. The strong one is for what is decided. */
export type RowTone = `${'green' | 'red' | 'pink' | 'orange'}${'' | '-strong'}`

/** Whether a table has the narrow columns at its sides: one for checkboxes, one for menus. */
export type Sides = readonly [hasCheckbox: boolean, hasMenu: boolean]

/** Rows that follow each other under one heading. */
export interface RowGroup {
  key: string
  name: string
  /** Shown beside the name, such as how many rows the group has on all pages. */
  note?: string
}
