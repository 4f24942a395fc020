import type { ReactNode } from 'react'
import classes from './ShellNote.module.css'

interface ShellNoteProps {
  tone?: 'error' | 'warning'
  /** The name of the note for assistive technology. */
  label: string
  icon: ReactNode
  title: string
  /** Links or buttons that lead to the solution. */
  action?: ReactNode
  children: ReactNode
}

/** A note above every screen about a problem. */
export function ShellNote({ tone = 'error', label, icon, title, action, children }: ShellNoteProps) {
  return (
    <aside aria-label={label} className={classes.note} data-tone={tone}>
      {icon}
      <span>
        <strong>{title}</strong> {children}
      </span>
      {action !== undefined && <span className={classes.actions}>{action}</span>}
    </aside>
  )
}
