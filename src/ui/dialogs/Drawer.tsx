import type { ReactNode } from 'react'
import classes from './Drawer.module.css'
import { useModal } from './use-modal.ts'

interface DrawerProps {
  label: string
  /** `end`: a wide panel at the right edge, about one thing of the page. */
  side?: 'start' | 'end'
  onClose: () => void
  children: ReactNode
}

/**
 * A modal panel at an edge of the window. At the left edge of a narrow window: what a wide window shows beside the page.
 */
export function Drawer({ label, side = 'start', onClose, children }: DrawerProps) {
  const dialog = useModal(onClose)
  return (
    <dialog ref={dialog} aria-label={label} className={classes.drawer} data-side={side}>
      <div className={classes.content}>{children}</div>
    </dialog>
  )
}
