import { memo } from 'react'
import { showValue, type DataColumn, type RowTone } from './columns.ts'
import classes from './DataTable.module.css'

export interface OpenMenu {
  index: number
  anchor: HTMLElement
}

interface DataRowProps<Row> {
  row: Row
  name: string
  index: number
  /** Row number from 1 over all pages; the header is 1. Null for a row below another one, which is not counted. */
  ariaIndex: number | null
  tone: RowTone | undefined
  columns: readonly DataColumn<Row>[]
  isSelected: boolean
  isSelectable: boolean
  isTabStop: boolean
  isMenuOpen: boolean
  /** Undefined when rows cannot be selected. */
  onToggle: ((index: number, isRange: boolean) => void) | undefined
  /** Undefined when rows have no menu. */
  onMenu: ((menu: OpenMenu) => void) | undefined
}

function Row<Data>(props: DataRowProps<Data>) {
  const { row, name, index, columns, isSelected, isSelectable, isTabStop } = props
  const { isMenuOpen, onToggle, onMenu } = props
  const tabIndex = isTabStop ? 0 : -1
  return (
    <tr
      data-index={index}
      data-selected={isSelected || undefined}
      data-tab-stop={isTabStop || undefined}
      data-tone={props.tone}
      data-below={props.ariaIndex === null || undefined}
      aria-rowindex={props.ariaIndex ?? undefined}
      tabIndex={tabIndex}
    >
      {onToggle && (
        <td className={classes.side}>
          <label className={classes.target}>
            <input
              type="checkbox"
              className={classes.checkbox}
              aria-label={`Select ${name}`}
              tabIndex={tabIndex}
              checked={isSelected}
              disabled={!isSelectable}
              onChange={({ nativeEvent }) =>
                onToggle(index, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
              }
            />
          </label>
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} data-number={column.isNumber || undefined}>
          {column.cell ? column.cell(row) : showValue(column.value(row))}
        </td>
      ))}
      {onMenu && (
        <td className={classes.side}>
          <button
            type="button"
            className={classes.dots}
            aria-label={`Actions for ${name}`}
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
            tabIndex={tabIndex}
            onClick={(event) => onMenu({ index, anchor: event.currentTarget })}
          />
        </td>
      )}
    </tr>
  )
}

// React's type of `memo` drops a component's type parameter; the overload below keeps it.
export const DataRow: typeof Row = memoise(Row)

function memoise<Component extends typeof Row>(component: Component): Component
function memoise(component: typeof Row) {
  return memo(component)
}
