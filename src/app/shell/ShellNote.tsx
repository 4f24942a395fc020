import type { ReactNode } from 'react'
import classes from './ShellNote.module.css'

interface ShellNoteProps {
  /** What assistive technology calls it. */
  label: string
  icon: ReactNode
  title: string
  /** A link to where it is mended. */
  action?: ReactNode
  children: ReactNode
}

/** A note above every screen about something that does not work. */
export function ShellNote({ label, icon, title, action, children }: ShellNoteProps) {
  return (
    <aside aria-label={label} className={classes.note}>
      {icon}
      <span>
        <strong>{title}</strong> {children}
      </span>
      {action}
    </aside>
  )
}
