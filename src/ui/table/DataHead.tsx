import { useEffect, useRef } from 'react'
import type { DataColumn } from './columns.ts'
import classes from './DataTable.module.css'
import { countOnPage, togglePage } from './select-rows.ts'
import { SortHeader, type Sort } from './SortHeader.tsx'
import type { Selection } from './use-row-selection.ts'

interface DataHeadProps<Row> {
  columns: readonly DataColumn<Row>[]
  keys: readonly string[]
  selection: Selection | undefined
  hasMenu: boolean
  sort: Sort | null
  onSort: (key: string) => void
}

export function DataHead<Row>({ columns, keys, selection, hasMenu, sort, onSort }: DataHeadProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection && (
          <th scope="col" className={classes.side}>
            <PageCheckbox keys={keys} selection={selection} />
          </th>
        )}
        {columns.map((column) => (
          <SortHeader key={column.key} column={column} sort={sort} onSort={onSort} />
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

function PageCheckbox({ keys, selection }: { keys: readonly string[]; selection: Selection }) {
  const checkbox = useRef<HTMLInputElement>(null)
  const count = countOnPage(selection.selected, keys)
  useEffect(() => {
    if (checkbox.current) checkbox.current.indeterminate = count === 'some'
  }, [count])
  return (
    <input
      ref={checkbox}
      type="checkbox"
      className={classes.checkbox}
      aria-label="Select all on this page"
      disabled={keys.length === 0}
      checked={count === 'all'}
      onChange={() => selection.onSelect(togglePage(selection.selected, keys))}
    />
  )
}
