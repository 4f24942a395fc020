import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'

interface EmptyStateProps {
  icon: ReactNode
  sentence: string
  /** Button for what the user can do about it. */
  action?: ReactNode
}

export function EmptyState({ icon, sentence, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <p>{sentence}</p>
      {action}
    </div>
  )
}
