import { useRef, type CSSProperties, type MouseEvent, type ReactNode } from 'react'
import { SortHeader, type Column, type Sort } from './SortHeader.tsx'
import type { TableRow } from './table-row.ts'
import { indexOfRow, useRowKeys } from './use-row-keys.ts'
import { useVisibleRows } from './use-visible-rows.ts'
import classes from './VirtualTable.module.css'

interface VirtualTableProps<Row extends TableRow, Key extends string> {
  label: string
  columns: readonly Column<Key>[]
  rows: readonly Row[]
  rowHeight: number
  /** Height of what stays above the header while the page scrolls. */
  stickyTop: number
  sort: Sort<Key>
  onSort: (key: Key) => void
  onToggle: (row: Row) => void
  /** The <td>s of a row. One element in them carries `data-row-focus` and takes the focus for the row. */
  renderCells: (row: Row, isTabStop: boolean) => ReactNode
}

const HEADER_HEIGHT = 40

/** Browsers cannot lay out pages higher than about 17 million pixels. */
export const MOST_ROWS = 300_000

/** A long table in the page's own scroll: only the rows in sight exist. */
export function VirtualTable<Row extends TableRow, Key extends string>(props: VirtualTableProps<Row, Key>) {
  const { label, columns, rowHeight, stickyTop, sort, onSort, onToggle, renderCells } = props
  const rows = props.rows.length > MOST_ROWS ? props.rows.slice(0, MOST_ROWS) : props.rows
  const body = useRef<HTMLTableSectionElement>(null)
  const keys = useRowKeys({ rows, body, rowHeight, covered: stickyTop + HEADER_HEIGHT, onToggle })
  const { start, end } = useVisibleRows(body, rows.length, rowHeight)
  const indexes = withPinned(start, end, [keys.active, keys.tabStop])

  function toggleClicked(event: MouseEvent) {
    const index = indexOfRow(event.target)
    const row = index === null ? undefined : rows[index]
    if (row && isRowsOwnClick(event.target)) onToggle(row)
  }

  return (
    <div role="presentation" onClick={toggleClicked} onKeyDown={keys.onKeyDown} onFocus={keys.onFocus}>
      <table
        aria-label={label}
        aria-rowcount={rows.length + 1}
        className={classes.table}
        style={variables({ '--row-height': `${rowHeight}px`, '--sticky-top': `${stickyTop}px` })}
      >
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <SortHeader key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {indexes.flatMap((index, position) => {
            const row = rows[index]
            if (!row) return []
            const missing = index - ((indexes[position - 1] ?? -1) + 1)
            return [
              missing > 0 && <Space key={`before ${row.key}`} height={missing * rowHeight} />,
              <tr key={row.key} data-index={index} data-level={row.level} aria-rowindex={index + 2}>
                {renderCells(row, index === keys.tabStop)}
              </tr>,
            ]
          })}
          <Space height={(rows.length - 1 - (indexes.at(-1) ?? -1)) * rowHeight} />
        </tbody>
      </table>
    </div>
  )
}

function Space({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden="true" style={{ height }} />
}

function withPinned(start: number, end: number, pinned: readonly number[]): number[] {
  const indexes = new Set(pinned)
  for (let index = start; index < end; index += 1) indexes.add(index)
  return [...indexes].sort((one, other) => one - other)
}

/** Not a click on a button beside the row's own, and not the end of selecting text. */
function isRowsOwnClick(target: EventTarget): boolean {
  const control = target instanceof Element ? target.closest('button, a, input') : null
  if (control) return control.hasAttribute('data-row-focus')
  return window.getSelection()?.isCollapsed ?? true
}

function variables(values: Record<`--${string}`, string>): CSSProperties {
  return values
}
