import type { ReactNode } from 'react'
import classes from './PageHeader.module.css'

interface PageHeaderProps {
  title: string
  /** Chip beside the title with the state of what the page shows. */
  chip?: ReactNode
  /** Line below the title, such as when the data was updated. */
  note?: ReactNode
  actions?: ReactNode
}

export function PageHeader({ title, chip, note, actions }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <div className={classes.line}>
          <h1 className={classes.title}>{title}</h1>
          {chip}
        </div>
        {note && <p className={classes.note}>{note}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  )
}
