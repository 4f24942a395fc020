import { useEffect, useRef } from 'react'
import type { RowGroup } from './columns.ts'
import classes from './DataTable.module.css'
import { countOnPage, togglePage } from './select-rows.ts'
import type { Selection } from './use-row-selection.ts'

interface GroupRowProps {
  group: RowGroup
  /** Columns of the table, the narrow ones at its sides included. */
  span: number
  /** The rows of the group on this page that can be selected. */
  keys: readonly string[]
  /** Undefined when rows cannot be selected. */
  selection: Selection | undefined
}

/** The heading of rows that belong together, with a checkbox for all of them. */
export function GroupRow({ group: { name, note }, span, keys, selection }: GroupRowProps) {
  const checkbox = useRef<HTMLInputElement>(null)
  const count = selection === undefined ? 'none' : countOnPage(selection.selected, keys)
  useEffect(() => {
    if (checkbox.current) checkbox.current.indeterminate = count === 'some'
  }, [count])
  return (
    <tr data-group>
      {selection && (
        <td className={classes.side}>
          <label className={classes.target}>
            <input
              ref={checkbox}
              type="checkbox"
              className={classes.checkbox}
              aria-label={`Select all of ${name} on this page`}
              disabled={keys.length === 0}
              checked={count === 'all'}
              onChange={() => selection.onSelect(togglePage(selection.selected, keys))}
            />
          </label>
        </td>
      )}
      <th scope="rowgroup" colSpan={selection ? span - 1 : span} dir="auto">
        {name}
        {note && <span className={classes.groupNote}>{note}</span>}
      </th>
    </tr>
  )
}
