import type { ReactNode } from 'react'
import classes from './DialogParts.module.css'

interface DialogButtonsProps {
  /** What stands at the other end of the line. */
  start?: ReactNode
  children: ReactNode
}

/** The end of a dialog or of its tab: what can be done, the first choice last. */
export function DialogButtons({ start, children }: DialogButtonsProps) {
  return (
    <div className={classes.buttons}>
      {start !== undefined && <div className={classes.start}>{start}</div>}
      {children}
    </div>
  )
}
