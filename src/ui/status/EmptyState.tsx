import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'

interface EmptyStateProps {
  icon: ReactNode
  title?: string
  sentence: string
  /** Button for what the user can do about it. */
  action?: ReactNode
}

export function EmptyState({ icon, title, sentence, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      {title && <h2 className={classes.title}>{title}</h2>}
      <p>{sentence}</p>
      {action}
    </div>
  )
}
