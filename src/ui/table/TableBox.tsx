import type { FocusEventHandler, ReactNode, RefObject } from 'react'
import { cssVariables } from '../css-variables.ts'
import { ROW_HEIGHTS, useDensity } from '../layout/use-density.ts'
import classes from './DataTable.module.css'
import type { ListState } from './list-state.ts'
import { HEADER_HEIGHT } from './row-heights.ts'
import tableClasses from './table.module.css'
import { useIsTight } from './use-is-tight.ts'

interface TableBoxProps {
  box: RefObject<HTMLDivElement | null>
  label: string
  /** Minimum width of the table in pixels. */
  width: number
  /** Rows on all pages. */
  total: number
  /** Whether no row is shown. */
  isEmpty: boolean
  state: ListState
  onFocus: FocusEventHandler
  children: ReactNode
}

/** A table in a box that scrolls sideways when it is narrower than the table. */
export function TableBox(props: TableBoxProps) {
  const { box, label, width, total, isEmpty, state, onFocus, children } = props
  const density = useDensity()
  const isTight = useIsTight(box, width)
  return (
    <div
      ref={box}
      {...(isTight && isEmpty ? scrolledByKeys(label) : { role: 'presentation' })}
      className={classes.box}
      data-density={density}
      data-tight={isTight || undefined}
      data-refreshing={state === 'refreshing' || undefined}
      onFocus={onFocus}
      style={cssVariables({
        '--row-height': `${ROW_HEIGHTS[density]}px`,
        '--sticky-top': '0px',
        '--covered': `${HEADER_HEIGHT}px`,
        '--least-width': `${width}px`,
      })}
    >
      <table
        aria-label={label}
        aria-rowcount={total + 1}
        aria-busy={state === 'loading' || state === 'refreshing'}
        className={`${tableClasses.table} ${classes.table}`}
      >
        {children}
      </table>
    </div>
  )
}

/** Without rows, nothing in the box can have the focus: the box itself takes it, to be scrolled by keyboard. */
function scrolledByKeys(label: string) {
  return { role: 'region', 'aria-label': label, tabIndex: 0 }
}
