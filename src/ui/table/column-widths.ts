import { isValidElement, type ReactNode } from 'react'
import { showValue, type DataColumn, type Sides } from './columns.ts'

/** Padding of a cell in pixels, both sides together; table.module.css has the same. */
const WIDE_PADDING = 24
const NARROW_PADDING = 16
const SIDE_WIDTH = 40
/** Minimum width in pixels of a column of words, where there is room and where there is not. */
const WIDE_WORDS = 240
const NARROW_WORDS = 136
/** Widths in pixels of the characters of numbers and, in bold, of headers. */
const DIGIT = 9
const POINT = 5
const POINTS = new Set(['.', ',', ' '])
const PERCENT = 13
const HEADER_LETTER = 8.7
const SORT_ARROW = 18
/** The button with the explanation of a number. */
const EXPLAIN = 20

export interface ColumnWidths {
  /** In pixels or percent, by the column's key. Columns without a width share the rest. */
  columns: ReadonlyMap<string, number | `${number}%`>
  /** Minimum width of the whole table in pixels. */
  total: number
}

/** The widths where there is room; those with headers on two lines; and those where words are cut, too. */
interface WidthChoice {
  wide: ColumnWidths
  compact: ColumnWidths
  narrow: ColumnWidths
}

export interface MeasureInput<Row> {
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  sortedBy: string | undefined
  sides: Sides
}

/** Widths in which every number of the rows is whole. The widths that columns ask for are minimums for numbers. */
export function measureColumns<Row>({ columns, rows, sortedBy, sides }: MeasureInput<Row>): WidthChoice {
  const measured = columns.map((column) => measureColumn(column, { rows, isSorted: column.key === sortedBy }))
  const sideWidth = sides.filter(Boolean).length * SIDE_WIDTH
  const collect = (look: keyof WidthChoice, words: number): ColumnWidths => {
    const widths = measured.map(({ key, ...width }) => [key, width[look]] as const)
    return {
      columns: new Map(widths.flatMap(([key, width]) => (width === null ? [] : [[key, width] as const]))),
      total: widths.reduce((sum, [, width]) => sum + (typeof width === 'number' ? width : words), sideWidth),
    }
  }
  return {
    wide: collect('wide', WIDE_WORDS),
    compact: collect('compact', WIDE_WORDS),
    narrow: collect('narrow', NARROW_WORDS),
  }
}

interface MeasuredColumn {
  key: string
  wide: number | `${number}%` | null
  compact: number | `${number}%` | null
  narrow: number | null
}

function measureColumn<Row>(
  { key, header, isNumber = false, explain, width, leastWidth, value, cell }: DataColumn<Row>,
  { rows, isSorted }: { rows: readonly Row[]; isSorted: boolean },
): MeasuredColumn {
  if (!isNumber)
    return {
      key,
      wide: width ?? null,
      compact: width ?? null,
      narrow: leastWidth ?? (typeof width === 'number' ? Math.min(width, NARROW_WORDS) : null),
    }
  const aside = explain === undefined ? 0 : EXPLAIN
  const asked = typeof width === 'number' ? width : headerWidth(header.length, true) + aside + WIDE_PADDING
  const inCell = (row: Row) => numberWidth(cell ? cell(row) : showValue(value(row))) ?? asked - WIDE_PADDING
  const longest = rows.reduce((most, row) => Math.max(most, inCell(row)), 0)
  const longestWord = Math.max(...header.split(' ').map((word) => word.length))
  // Where there is little room, the arrow is below the button of the explanation.
  const narrowAside = Math.max(aside, isSorted ? SORT_ARROW : 0)
  const needed = Math.max(headerWidth(longestWord, false) + narrowAside, longest) + NARROW_PADDING
  const narrow = Math.ceil(Math.max(needed, leastWidth ?? 0))
  return { key, wide: Math.ceil(Math.max(asked, longest + WIDE_PADDING)), compact: narrow, narrow }
}

function headerWidth(letters: number, hasArrow: boolean): number {
  return letters * HEADER_LETTER + (hasArrow ? SORT_ARROW : 0)
}

/** Width of the text in a cell; null for a component without a `text`, whose text only it knows. */
function numberWidth(node: ReactNode): number | null {
  if (typeof node === 'string' || typeof node === 'number') return textWidth(String(node))
  if (!isValidElement<{ children?: ReactNode; text?: unknown }>(node)) return 0
  if (typeof node.type !== 'string' && typeof node.props.text === 'string') return textWidth(node.props.text)
  return typeof node.type === 'string' ? numberWidth(node.props.children) : null
}

function textWidth(text: string): number {
  let width = 0
  for (const character of text) width += POINTS.has(character) ? POINT : character === '%' ? PERCENT : DIGIT
  return width
}
