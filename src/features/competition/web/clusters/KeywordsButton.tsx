import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { formatCount } from '#ui/numbers.ts'
import { FloatingPanel } from '#ui/panels/FloatingPanel.tsx'
import { useFloatingPanel } from '#ui/panels/use-floating-panel.ts'
import classes from '../competition.module.css'

interface KeywordsButtonProps {
  /** Whose keywords they are, such as "of Boots". */
  whose: string
  count: number
  /** The keywords; `close` closes the panel. */
  children: (close: () => void) => ReactNode
}

/** The number of keywords, which opens them (D-28). */
export function KeywordsButton({ whose, count, children }: KeywordsButtonProps) {
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
            {children(panel.close)}
          </FloatingPanel>,
          document.body,
        )}
    </>
  )
}
