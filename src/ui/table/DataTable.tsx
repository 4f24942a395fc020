import { useMemo, useRef, useState, type ReactNode } from 'react'
import { cssVariables } from '../css-variables.ts'
import { ErrorPanel } from '../status/ErrorPanel.tsx'
import { ActionMenu, type MenuAction } from '../panels/ActionMenu.tsx'
import { ROW_HEIGHTS, useDensity } from '../layout/use-density.ts'
import { leastWidth, listVisibleColumns, type DataColumn } from './columns.ts'
import { DataHead } from './DataHead.tsx'
import { DataRow, type OpenMenu } from './DataRow.tsx'
import classes from './DataTable.module.css'
import { Pager, type Paging } from './Pager.tsx'
import { HEADER_HEIGHT, MOST_WHOLE_ROWS } from './row-heights.ts'
import { RowsInSight } from './RowsInSight.tsx'
import { SkeletonBody } from './SkeletonBody.tsx'
import { sortAfterClick, sortRows } from './sort-rows.ts'
import type { Sort } from './SortHeader.tsx'
import tableClasses from './table.module.css'
import { useIsTight } from './use-is-tight.ts'
import { useListKeys } from './use-list-keys.ts'
import { keepSelectable, useRowSelection, type Selection } from './use-row-selection.ts'
import { useStartOfPage } from './use-start-of-page.ts'

interface DataTableProps<Row> {
  label: string
  /** Made once, outside the component or memoised: new columns draw every row again. */
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** What the row is called in its checkbox and its menu. */
  nameOf: (row: Row) => string
  /** `loading` has no rows yet; `refreshing` shows the previous ones, dimmed. */
  state?: 'ready' | 'loading' | 'refreshing' | 'error'
  onRetry?: () => void
  /** Shown in place of rows where there are none. */
  empty: ReactNode
  sort?: Sort | null
  onSort?: (sort: Sort) => void
  /** The rows arrive sorted: a click on a header only reports. */
  isSortedByServer?: boolean
  selection?: Selection
  /** Made once, outside the component or memoised; without it every row can be selected. */
  isSelectable?: (row: Row) => boolean
  rowActions?: (row: Row) => readonly MenuAction[]
  hiddenColumns?: ReadonlySet<string>
  paging?: Paging
  /** Height of what stays above the header while the page scrolls. */
  stickyTop?: number
  /** J, K, X and Shift+X work wherever the focus is: for the one main table of a page. */
  hasPageKeys?: boolean
}

const NONE_HIDDEN: ReadonlySet<string> = new Set()

/** Many rows with sort, pages, selection, menus and keys; beyond 100 rows only those in sight exist. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, keyOf, nameOf, state = 'ready', sort = null, rowActions, paging, isSelectable } = props
  const { stickyTop = 0, hasPageKeys = false } = props
  const density = useDensity()
  const rowHeight = ROW_HEIGHTS[density]
  const box = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const [menu, setMenu] = useState<OpenMenu | null>(null)

  const { columns, rows, keys, selectable } = useShownRows(props)
  const selection = props.selection && keepSelectable(props.selection, { keys, selectable })
  const shown = state === 'error' || state === 'loading' ? [] : rows

  const toggle = useRowSelection(keys, selection)
  const listKeys = useListKeys({ count: shown.length, box, body, hasPageKeys, onToggle: toggle })
  const width = leastWidth(columns, (selection ? 1 : 0) + (rowActions ? 1 : 0))
  const isTight = useIsTight(box, width)
  useStartOfPage(box, paging?.page)
  const before = paging ? (paging.page - 1) * paging.pageSize : 0
  const menuRow = menu === null ? undefined : rows[menu.index]

  return (
    <div className={classes.whole}>
      <div
        ref={box}
        {...(isTight && shown.length === 0 ? scrolledByKeys(label) : { role: 'presentation' })}
        className={classes.box}
        data-density={density}
        data-tight={isTight || undefined}
        data-refreshing={state === 'refreshing' || undefined}
        onFocus={listKeys.onFocus}
        style={boxStyle({ rowHeight, width, stickyTop, isTight })}
      >
        <table
          aria-label={label}
          aria-rowcount={(paging?.total ?? rows.length) + 1}
          aria-busy={state === 'loading' || state === 'refreshing'}
          className={`${tableClasses.table} ${classes.table}`}
        >
          <DataHead
            columns={columns}
            keys={state === 'loading' ? [] : selectable}
            selection={selection}
            hasMenu={rowActions !== undefined}
            sort={sort}
            onSort={(key) => props.onSort?.(sortAfterClick(columns, sort, key))}
          />
          {state === 'loading' ? (
            <SkeletonBody
              columns={columns}
              sides={[selection !== undefined, rowActions !== undefined]}
              rows={Math.min(paging?.pageSize ?? 12, 12)}
            />
          ) : (
            <RowsInSight
              body={body}
              rows={shown}
              rowHeight={rowHeight}
              pinned={[listKeys.tabStop]}
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
                  isSelectable={isSelectable?.(row) ?? true}
                  isTabStop={index === listKeys.tabStop}
                  isMenuOpen={rowActions ? menu?.index === index : null}
                  onToggle={selection ? toggle : null}
                  onMenu={setMenu}
                />
              )}
            />
          )}
        </table>
      </div>
      {state === 'error' && <ErrorPanel onRetry={props.onRetry} />}
      {state === 'ready' && rows.length === 0 && props.empty}
      {paging && <Pager label={label} paging={paging} isWaiting={state === 'loading'} />}
      {menu && menuRow !== undefined && rowActions && (
        <ActionMenu
          label={`Actions for ${nameOf(menuRow)}`}
          anchor={menu.anchor}
          actions={rowActions(menuRow)}
          onClose={() => setMenu(null)}
        />
      )}
    </div>
  )
}

/** The visible columns, the rows in their order, and the keys of all and of those that can be selected. */
function useShownRows<Row>(props: DataTableProps<Row>) {
  const { keyOf, isSelectable, sort = null } = props
  const { hiddenColumns = NONE_HIDDEN, isSortedByServer = false } = props
  const columns = useMemo(
    () => listVisibleColumns(props.columns, hiddenColumns),
    [props.columns, hiddenColumns],
  )
  const rows = useMemo(
    () => (isSortedByServer ? props.rows : sortRows(props.rows, props.columns, sort)),
    [props.rows, props.columns, sort, isSortedByServer],
  )
  const keys = useMemo(() => rows.map(keyOf), [rows, keyOf])
  const selectable = useMemo(
    () => (isSelectable ? rows.filter(isSelectable).map(keyOf) : keys),
    [rows, keys, keyOf, isSelectable],
  )
  return { columns, rows, keys, selectable }
}

/** Without rows nothing in the box takes the focus: it has to itself, or nobody could scroll it by keyboard. */
function scrolledByKeys(label: string) {
  return { role: 'region', 'aria-label': label, tabIndex: 0 }
}

interface BoxSizes {
  rowHeight: number
  width: number
  stickyTop: number
  isTight: boolean
}

function boxStyle({ rowHeight, width, stickyTop, isTight }: BoxSizes) {
  return cssVariables({
    '--row-height': `${rowHeight}px`,
    '--sticky-top': isTight ? '0px' : `${stickyTop}px`,
    '--page-top': `${stickyTop}px`,
    '--covered': `${stickyTop + HEADER_HEIGHT}px`,
    '--least-width': `${width}px`,
  })
}
