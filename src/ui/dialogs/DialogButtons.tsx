import type { ReactNode } from 'react'
import classes from './DialogParts.module.css'

interface DialogButtonsProps {
  /** Content at the left end of the line. */
  start?: ReactNode
  children: ReactNode
}

/** The line of buttons at the end of a dialog or of one of its tabs. The main button is the last child. */
export function DialogButtons({ start, children }: DialogButtonsProps) {
  return (
    <div className={classes.buttons}>
      {start !== undefined && <div className={classes.start}>{start}</div>}
      {children}
    </div>
  )
}
