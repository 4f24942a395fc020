import { useEffect, useRef } from 'react'
import type { ColumnWidths } from './column-widths.ts'
import type { DataColumn } from './columns.ts'
import classes from './DataTable.module.css'
import { countOnPage, togglePage } from './select-rows.ts'
import { sortAfterClick, type Sorting } from './sort-rows.ts'
import { SortHeader } from './SortHeader.tsx'
import type { Selection, ShownSelection } from './use-row-selection.ts'

interface DataHeadProps<Row> {
  columns: readonly DataColumn<Row>[]
  widths: ColumnWidths['columns']
  sorting: Sorting | undefined
  selection: ShownSelection<Row> | undefined
  /** Whether the rows of this page are not loaded yet. */
  isWaiting: boolean
  hasMenu: boolean
}

export function DataHead<Row>(props: DataHeadProps<Row>) {
  const { columns, widths, sorting, selection, isWaiting, hasMenu } = props
  const sort = sorting?.sort ?? null
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection && (
          <th scope="col" className={classes.side}>
            <PageCheckbox keys={isWaiting ? [] : selection.pageKeys} selection={selection} />
          </th>
        )}
        {columns.map((column) => (
          <SortHeader
            key={column.key}
            column={column}
            width={widths.get(column.key)}
            sort={sort}
            onSort={sorting && ((key) => sorting.onSort(sortAfterClick(columns, sort, key)))}
          />
        ))}
        {hasMenu && (
          <th scope="col" className={classes.side}>
            <span className="visually-hidden">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface PageCheckboxProps {
  keys: readonly string[]
  selection: Selection
}

function PageCheckbox({ keys, selection }: PageCheckboxProps) {
  const checkbox = useRef<HTMLInputElement>(null)
  const count = countOnPage(selection.selected, keys)
  useEffect(() => {
    if (checkbox.current) checkbox.current.indeterminate = count === 'some'
  }, [count])
  return (
    <label className={classes.target}>
      <input
        ref={checkbox}
        type="checkbox"
        className={classes.checkbox}
        aria-label="Select all on this page"
        disabled={keys.length === 0}
        checked={count === 'all'}
        onChange={() => selection.onSelect(togglePage(selection.selected, keys))}
      />
    </label>
  )
}
