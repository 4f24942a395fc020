import type { FocusEventHandler, ReactNode, RefObject } from 'react'
import { cssVariables } from '../css-variables.ts'
import { ROW_HEIGHTS, useDensity } from '../layout/use-density.ts'
import classes from './DataTable.module.css'
import type { ListState } from './list-state.ts'
import { PAGER_HEIGHT } from './row-heights.ts'
import tableClasses from './table.module.css'
import type { Fit } from './use-fit.ts'
import { useMoreAside } from './use-more-aside.ts'

interface TableBoxProps {
  box: RefObject<HTMLDivElement | null>
  label: string
  /** Minimum width of the table in pixels. */
  least: number
  fit: Fit
  hasPager: boolean
  /** Rows on all pages. */
  total: number
  /** Whether no row is shown. */
  isEmpty: boolean
  state: ListState
  onFocus: FocusEventHandler
  children: ReactNode
}

/** A table in a box that scrolls sideways when it is narrower than the table; a shadow says that there is more. */
export function TableBox(props: TableBoxProps) {
  const { box, label, least, fit, hasPager, total, isEmpty, state, onFocus, children } = props
  const density = useDensity()
  const isTight = fit === 'tight'
  const more = useMoreAside(box, isTight)
  return (
    <div
      className={classes.frame}
      data-more-before={more.before || undefined}
      data-more-after={more.after || undefined}
    >
      <div
        ref={box}
        {...(isTight && isEmpty ? scrolledByKeys(label) : { role: 'presentation' })}
        className={classes.box}
        data-density={density}
        data-fit={fit}
        data-refreshing={state === 'refreshing' || undefined}
        onFocus={onFocus}
        style={cssVariables({
          '--row-height': `${ROW_HEIGHTS[density]}px`,
          '--sticky-top': isTight ? '0px' : 'var(--covered-top, 0px)',
          '--pager-height': hasPager ? `${PAGER_HEIGHT}px` : '0px',
          '--least-width': `${least}px`,
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
    </div>
  )
}

/** Without rows, nothing in the box can have the focus: the box itself takes it, to be scrolled by keyboard. */
function scrolledByKeys(label: string) {
  return { role: 'region', 'aria-label': label, tabIndex: 0 }
}
