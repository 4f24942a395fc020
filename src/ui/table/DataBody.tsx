import type { RefObject } from 'react'
import { ROW_HEIGHTS, useDensity } from '../layout/use-density.ts'
import type { DataColumn } from './columns.ts'
import { DataRow, type OpenMenu } from './DataRow.tsx'
import { MOST_WHOLE_ROWS } from './row-heights.ts'
import { RowsInSight } from './RowsInSight.tsx'
import type { ShownSelection } from './use-row-selection.ts'

interface DataBodyProps<Row> {
  body: RefObject<HTMLTableSectionElement | null>
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** Number of rows on the pages before this one. */
  before: number
  /** Index of the row that Tab reaches. */
  tabStop: number
  selection: ShownSelection<Row> | undefined
  /** The menu that is open. */
  menu: OpenMenu | null
  /** Undefined when rows have no menu. */
  onMenu: ((menu: OpenMenu) => void) | undefined
}

export function DataBody<Row>(props: DataBodyProps<Row>) {
  const { body, columns, rows, keyOf, nameOf, before, tabStop, selection, menu, onMenu } = props
  const rowHeight = ROW_HEIGHTS[useDensity()]
  return (
    <RowsInSight
      body={body}
      rows={rows}
      rowHeight={rowHeight}
      pinned={[tabStop]}
      mostWhole={MOST_WHOLE_ROWS}
      keyOf={keyOf}
      renderRow={(row, index) => (
        <DataRow
          key={keyOf(row)}
          row={row}
          name={nameOf(row)}
          index={index}
          ariaIndex={before + index + 2}
          columns={columns}
          isSelected={selection?.selected.has(keyOf(row)) ?? false}
          isSelectable={selection?.isSelectable?.(row) ?? true}
          isTabStop={index === tabStop}
          isMenuOpen={menu?.index === index}
          onToggle={selection?.toggle}
          onMenu={onMenu}
        />
      )}
    />
  )
}
