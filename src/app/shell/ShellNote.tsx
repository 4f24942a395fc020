import type { ReactNode } from 'react'
import classes from './ShellNote.module.css'

interface ShellNoteProps {
  tone?: 'error' | 'warning'
  /** What assistive technology calls it. */
  label: string
  icon: ReactNode
  title: string
  /** A link or button that leads to the remedy. */
  action?: ReactNode
  children: ReactNode
}

/** A note above every screen about something that is not as it should be. */
export function ShellNote({ tone = 'error', label, icon, title, action, children }: ShellNoteProps) {
  return (
    <aside aria-label={label} className={classes.note} data-tone={tone}>
      {icon}
      <span>
        <strong>{title}</strong> {children}
      </span>
      {action}
    </aside>
  )
}
