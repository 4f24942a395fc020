import { IconX } from '../icons.ts'
import { NotedCell } from '../cells/NotedCell.tsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { useEscapeKey } from '../keyboard/use-escape-key.ts'
import { IconButton } from './IconButton.tsx'
import { formatCount } from '../numbers.ts'
import classes from './SelectionBar.module.css'

interface SelectionBarProps {
  /** Number of selected rows. The bar is hidden when it is 0. */
  count: number
  /** What is being done with the rows now; shown instead of the count. */
  progress?: string | null
  /** Control that selects more than the rows shown. */
  more?: ReactNode
  /** Sums over the selected rows, as formatted text, with a note such as that a part of it is unknown. */
  sums?: readonly { label: string; value: string; note?: string | null }[]
  actions?: ReactNode
  onClear: () => void
  /** More about the selected rows, beside or below the rest. It makes the bar high. */
  children?: ReactNode
}

/** Floats at the bottom of the window while rows are selected. Escape clears the selection. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, progress = null, more, sums, actions, onClear, children } = props
  const bar = useTellHeight(count > 0)
  useEscapeKey(onClear, { isOn: count > 0 })
  if (count === 0) return null
  return (
    <section aria-label="Selection" data-selection className={classes.place}>
      <div ref={bar} className={classes.bar} data-high={Boolean(children) || undefined}>
        <div className={classes.parts}>
          <div className={classes.head}>
            <output className={classes.count}>{progress ?? `${formatCount(count)} selected`}</output>
            {more}
            {sums && sums.length > 0 && (
              <dl className={classes.sums}>
                {sums.map(({ label, value, note = null }) => (
                  <div key={label} className={classes.sum}>
                    <dt>{label}</dt>
                    <dd>
                      <NotedCell text={value} note={note} />
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
          {actions && <div className={classes.actions}>{actions}</div>}
        </div>
        {children && <div className={classes.aside}>{children}</div>}
        <IconButton label="Clear selection" onClick={onClear}>
          <IconX size={16} stroke={1.75} />
        </IconButton>
      </div>
    </section>
  )
}

/** Tells what floats at the bottom of the window, too, how high the bar is. */
function useTellHeight(isShown: boolean) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = bar.current
    if (!isShown || !element) return
    const root = document.documentElement
    const observer = new ResizeObserver(() =>
      root.style.setProperty('--selection-height', `${element.offsetHeight}px`),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.style.removeProperty('--selection-height')
    }
  }, [isShown])
  return bar
}
