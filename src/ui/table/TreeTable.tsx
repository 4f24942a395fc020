import { useRef, type MouseEvent, type ReactNode } from 'react'
import { cssVariables } from '../css-variables.ts'
import { RowsInSight } from './RowsInSight.tsx'
import { HEADER_HEIGHT, MOST_ROWS } from './row-heights.ts'
import { SortHeader, type Column, type Sort } from './SortHeader.tsx'
import classes from './table.module.css'
import type { TreeRow } from './tree-row.ts'
import { indexOfRow, useTreeKeys } from './use-tree-keys.ts'

interface TreeTableProps<Row extends TreeRow, Key extends string> {
  label: string
  columns: readonly Column<Key>[]
  rows: readonly Row[]
  rowHeight: number
  /** Height in pixels of the bar that stays above the header while the page scrolls. */
  stickyTop: number
  sort: Sort<Key>
  onSort: (key: Key) => void
  onToggle: (row: Row) => void
  /** Renders the `<td>`s of a row. One element in them has `data-row-focus` and takes the focus for the row. */
  renderCells: (row: Row, isTabStop: boolean) => ReactNode
}

/** A long table whose rows can be expanded. It scrolls with the page and renders only the visible rows. */
export function TreeTable<Row extends TreeRow, Key extends string>(props: TreeTableProps<Row, Key>) {
  const { label, columns, rowHeight, stickyTop, sort, onSort, onToggle, renderCells } = props
  const rows = props.rows.length > MOST_ROWS ? props.rows.slice(0, MOST_ROWS) : props.rows
  const body = useRef<HTMLTableSectionElement>(null)
  const keys = useTreeKeys({ rows, body, rowHeight, covered: stickyTop + HEADER_HEIGHT, onToggle })

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
        style={cssVariables({ '--row-height': `${rowHeight}px`, '--sticky-top': `${stickyTop}px` })}
      >
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <SortHeader key={column.key} column={column} width={column.width} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <RowsInSight
          body={body}
          rows={rows}
          rowHeight={rowHeight}
          pinned={[keys.active, keys.tabStop]}
          keyOf={({ key }) => key}
          renderRow={(row, index) => (
            <tr key={row.key} data-index={index} data-level={row.level} aria-rowindex={index + 2}>
              {renderCells(row, index === keys.tabStop)}
            </tr>
          )}
        />
      </table>
    </div>
  )
}

/** False for a click on another control in the row, and for one that ends selecting text. */
function isRowsOwnClick(target: EventTarget): boolean {
  const control = target instanceof Element ? target.closest('button, a, input') : null
  if (control) return control.hasAttribute('data-row-focus')
  return window.getSelection()?.isCollapsed ?? true
}
