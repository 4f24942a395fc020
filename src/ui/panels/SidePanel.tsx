import { useEffect, useRef, type ReactNode } from 'react'
import { IconX } from '../icons.ts'
import { useEscapeKey } from '../keyboard/use-escape-key.ts'
import { IconButton } from '../layout/IconButton.tsx'
import classes from './SidePanel.module.css'

interface SidePanelProps {
  label: string
  /** Whether it is as wide as a text is read well; else as wide as a table. */
  isNarrow?: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * A panel at the right edge about one row of a list, open as long as it is rendered. The list beside it stays in use.
 * Opening takes the focus into the panel, Escape closes it, and then the focus is where it was.
 */
export function SidePanel({ label, isNarrow = false, onClose, children }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null)
  useEscapeKey(onClose, { isOn: true })
  useEffect(() => {
    const element = panel.current
    const before = document.activeElement
    element?.focus({ preventScroll: true })
    return () => {
      const isWithin = element?.contains(document.activeElement) || document.activeElement === document.body
      if (isWithin && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <aside
      ref={panel}
      aria-label={label}
      tabIndex={-1}
      className={classes.panel}
      data-narrow={isNarrow || undefined}
    >
      <div className={classes.close}>
        <IconButton label="Close" onClick={onClose}>
          <IconX size={18} stroke={1.75} />
        </IconButton>
      </div>
      <div className={classes.content}>{children}</div>
    </aside>
  )
}
