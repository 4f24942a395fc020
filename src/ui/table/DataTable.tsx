import { useRef, useState, type ReactNode } from 'react'
import type { MenuAction } from '../panels/ActionMenu.tsx'
import { ErrorPanel } from '../status/ErrorPanel.tsx'
import type { RowGroup, RowTone, Sides } from './columns.ts'
import { DataBody } from './DataBody.tsx'
import { DataHead } from './DataHead.tsx'
import type { OpenMenu } from './DataRow.tsx'
import classes from './DataTable.module.css'
import type { ListState } from './list-state.ts'
import { Pager, type Paging } from './Pager.tsx'
import { RowMenu } from './RowMenu.tsx'
import { SkeletonBody } from './SkeletonBody.tsx'
import { TableBox } from './TableBox.tsx'
import { useColumnWidths } from './use-column-widths.ts'
import { useListKeys } from './use-list-keys.ts'
import { useRowSelection, type RowSelection } from './use-row-selection.ts'
import { useShownRows, type TableContent } from './use-shown-rows.ts'
import { useStartOfPage } from './use-start-of-page.ts'

interface DataTableProps<Row> extends TableContent<Row> {
  label: string
  /** Name of a row in the labels of its checkbox and its menu. */
  nameOf: (row: Row) => string
  state?: ListState
  onRetry?: () => void
  /** Shown when there are no rows. */
  empty: ReactNode
  selection?: RowSelection<Row>
  toneOf?: (row: Row) => RowTone | undefined
  /** Whether a row belongs to the one above it, such as a part of it: it is not counted. */
  isBelow?: (row: Row) => boolean
  /** The heading under which a row stands; rows of one group follow each other, on pages of 100 rows at most. */
  groupOf?: (row: Row) => RowGroup
  /** The actions of a row's menu; `button` opens it, and can be the anchor of what an action opens. */
  rowActions?: (row: Row, button: HTMLElement) => readonly MenuAction[]
  /** The pager is shown when there are rows. */
  paging?: Paging
  /** Whether J, K, X and Shift+X work wherever the focus is. Set it for the one main table of a page. */
  hasPageKeys?: boolean
  /** Another object moves to the row of its key, which gets the focus. */
  goTo?: { key: string } | null
}

/** A table of many rows with sorting, pages, selection, menus and keys. Of more than 100 rows it renders the visible ones. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, keyOf, nameOf, state = 'ready', rowActions } = props
  const paging = state === 'loading' || props.paging?.total ? props.paging : undefined
  const box = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const { columns, rows, keys } = useShownRows(props)
  const selection = useRowSelection(props.selection, { rows, keys, keyOf, isBelow: props.isBelow })
  const shown = state === 'error' || state === 'loading' ? [] : rows
  const listKeys = useListKeys({
    count: shown.length,
    box,
    body,
    hasPageKeys: props.hasPageKeys ?? false,
    keys,
    goTo: props.goTo ?? null,
    onToggle: selection?.toggle,
  })
  useStartOfPage(box, paging?.page)
  const hasMenu = rowActions !== undefined
  const sides: Sides = [selection !== undefined, hasMenu]
  const sortedBy = props.sorting?.sort?.key
  const { widths, ...look } = useColumnWidths(box, { columns, rows, sortedBy, sides })

  return (
    <div className={classes.whole}>
      <TableBox
        box={box}
        label={label}
        {...look}
        hasPager={paging !== undefined}
        isEmpty={shown.length === 0}
        state={state}
        total={paging?.total ?? rows.length}
        onFocus={listKeys.onFocus}
      >
        <DataHead
          columns={columns}
          widths={widths}
          sorting={props.sorting}
          selection={selection}
          isWaiting={state === 'loading'}
          hasMenu={hasMenu}
        />
        {state === 'loading' ? (
          <SkeletonBody columns={columns} sides={sides} pageSize={paging?.pageSize} />
        ) : (
          <DataBody
            body={body}
            columns={columns}
            rows={shown}
            keyOf={keyOf}
            nameOf={nameOf}
            toneOf={props.toneOf}
            isBelow={props.isBelow}
            groupOf={props.groupOf}
            before={paging ? (paging.page - 1) * paging.pageSize : 0}
            tabStop={listKeys.tabStop}
            selection={selection}
            menu={menu}
            onMenu={hasMenu ? setMenu : undefined}
          />
        )}
      </TableBox>
      {state === 'error' && <ErrorPanel onRetry={props.onRetry} />}
      {state === 'ready' && rows.length === 0 && props.empty}
      {paging && <Pager label={label} paging={paging} isWaiting={state === 'loading'} />}
      {menu && rowActions && (
        <RowMenu
          menu={menu}
          rows={rows}
          nameOf={nameOf}
          actionsOf={rowActions}
          onClose={() => setMenu(null)}
        />
      )}
    </div>
  )
}
