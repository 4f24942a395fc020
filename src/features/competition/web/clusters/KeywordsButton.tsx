/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a long list is scrolled by keyboard */
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { formatCount } from '#ui/numbers.ts'
import { FloatingPanel } from '#ui/panels/FloatingPanel.tsx'
import { useFloatingPanel } from '#ui/panels/use-floating-panel.ts'
import classes from '../competition.module.css'

interface KeywordsButtonProps {
  /** Whose keywords they are, such as "of Boots". */
  whose: string
  /** The name above them. */
  name: string
  count: number
  /** The keywords; `close` closes the panel. */
  children: (close: () => void) => ReactNode
}

/** The number of keywords, which opens them (D-28). */
export function KeywordsButton({ whose, name, count, children }: KeywordsButtonProps) {
  const panel = useFloatingPanel()
  return (
    <>
      <button
        type="button"
        className={classes.count}
        aria-label={`See keywords ${whose}: ${formatCount(count)}`}
        aria-haspopup="dialog"
        title="See keywords"
        {...panel.triggerProps}
      >
        {formatCount(count)}
      </button>
      {panel.anchor &&
        // Outside of the table, which would lay out the list of keywords like its own rows.
        createPortal(
          <FloatingPanel label={`Keywords ${whose}`} anchor={panel.anchor} align="end" onClose={panel.close}>
            <section
              className={classes.keywords}
              aria-label={`Keywords of ${name}`}
              tabIndex={0}
              data-first-focus
            >
              <h3 dir="auto">{name}</h3>
              {children(panel.close)}
            </section>
          </FloatingPanel>,
          document.body,
        )}
    </>
  )
}
