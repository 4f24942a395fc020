import { Fragment, useMemo, type RefObject } from 'react'
import { ROW_HEIGHTS, useDensity } from '../layout/use-density.ts'
import type { DataColumn, RowGroup, RowTone } from './columns.ts'
import { DataRow, type OpenMenu } from './DataRow.tsx'
import { GroupRow } from './GroupRow.tsx'
import { MOST_WHOLE_ROWS } from './row-heights.ts'
import { RowsInSight } from './RowsInSight.tsx'
import type { ShownSelection } from './use-row-selection.ts'

interface DataBodyProps<Row> {
  body: RefObject<HTMLTableSectionElement | null>
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  toneOf: ((row: Row) => RowTone | undefined) | undefined
  isBelow: ((row: Row) => boolean) | undefined
  groupOf: ((row: Row) => RowGroup) | undefined
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
  const { body, columns, rows, keyOf, nameOf, toneOf, isBelow, groupOf, before } = props
  const { tabStop, selection, menu, onMenu } = props
  const places = useMemo(() => countPlaces(rows, isBelow), [rows, isBelow])
  const rowHeight = ROW_HEIGHTS[useDensity()]
  const span = columns.length + (selection ? 1 : 0) + (onMenu ? 1 : 0)

  function renderGroup(row: Row, index: number) {
    const group = groupOf?.(row)
    const above = rows[index - 1]
    if (!groupOf || !group || (above !== undefined && groupOf(above).key === group.key)) return null
    const keys = rows
      .filter((one) => groupOf(one).key === group.key && (selection?.isSelectable?.(one) ?? true))
      .map(keyOf)
    return <GroupRow group={group} span={span} keys={keys} selection={selection} />
  }

  return (
    <RowsInSight
      body={body}
      rows={rows}
      rowHeight={rowHeight}
      pinned={[tabStop]}
      mostWhole={MOST_WHOLE_ROWS}
      keyOf={keyOf}
      renderRow={(row, index) => (
        <Fragment key={keyOf(row)}>
          {renderGroup(row, index)}
          <DataRow
            row={row}
            name={nameOf(row)}
            index={index}
            ariaIndex={placeOf(places, index, before)}
            tone={toneOf?.(row)}
            columns={columns}
            isSelected={selection?.selected.has(keyOf(row)) ?? false}
            isSelectable={selection?.isSelectable?.(row) ?? true}
            isTabStop={index === tabStop}
            isMenuOpen={menu?.index === index}
            onToggle={selection?.toggle}
            onMenu={onMenu}
          />
        </Fragment>
      )}
    />
  )
}

/** For each row how many rows are counted before it; null for a row that is not counted, undefined when all are. */
function countPlaces<Row>(rows: readonly Row[], isBelow: ((row: Row) => boolean) | undefined) {
  if (!isBelow) return undefined
  let counted = 0
  return rows.map((row) => (isBelow(row) ? null : counted++))
}

function placeOf(
  places: readonly (number | null)[] | undefined,
  index: number,
  before: number,
): number | null {
  const place = places === undefined ? index : (places[index] ?? null)
  return place === null ? null : before + place + 2
}
