import type { ReactNode } from 'react'
import classes from './Drawer.module.css'
import { useModal } from './use-modal.ts'

interface DrawerProps {
  label: string
  onClose: () => void
  children: ReactNode
}

/** A modal panel at the left edge of a narrow window, for content that a wide window shows beside the page. */
export function Drawer({ label, onClose, children }: DrawerProps) {
  const dialog = useModal(onClose)
  return (
    <dialog ref={dialog} aria-label={label} className={classes.drawer}>
      <div className={classes.content}>{children}</div>
    </dialog>
  )
}
