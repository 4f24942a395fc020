import type { ReactNode, RefObject } from 'react'
import { useVisibleRows } from './use-visible-rows.ts'

interface RowsInSightProps<Row> {
  body: RefObject<HTMLTableSectionElement | null>
  rows: readonly Row[]
  rowHeight: number
  /** Indexes of rows that are always rendered, such as the one with the focus. */
  pinned: readonly number[]
  /** Up to this number of rows, all are rendered. */
  mostWhole?: number
  keyOf: (row: Row) => string
  renderRow: (row: Row, index: number) => ReactNode
}

/** A `<tbody>` that renders only the visible rows and fills the space of the others. All rows are equally high. */
export function RowsInSight<Row>(props: RowsInSightProps<Row>) {
  const { body, rows, rowHeight, pinned, mostWhole = 0, keyOf, renderRow } = props
  const sight = useVisibleRows(body, rows.length, rowHeight)
  const isWhole = rows.length <= mostWhole
  const indexes = isWhole ? [...rows.keys()] : withPinned(sight.start, sight.end, pinned)
  const after = rows.length - 1 - (indexes.at(-1) ?? -1)
  return (
    <tbody ref={body}>
      {indexes.flatMap((index, position) => {
        const row = rows[index]
        if (row === undefined) return []
        const missing = index - ((indexes[position - 1] ?? -1) + 1)
        return [
          missing > 0 && <Space key={`${missing} before ${keyOf(row)}`} height={missing * rowHeight} />,
          renderRow(row, index),
        ]
      })}
      <Space key={`${after} at the end`} height={after * rowHeight} />
    </tbody>
  )
}

/** Give it a key with the height in it: Chromium keeps the old height of an empty row whose height changes. */
function Space({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden="true" style={{ height }} />
}

function withPinned(start: number, end: number, pinned: readonly number[]): number[] {
  const indexes = new Set(pinned)
  for (let index = start; index < end; index += 1) indexes.add(index)
  return [...indexes].sort((one, other) => one - other)
}
