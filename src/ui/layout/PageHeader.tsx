import type { ReactNode } from 'react'
import classes from './PageHeader.module.css'

interface PageHeaderProps {
  title: string
  /** Stands beside the title: a chip with the state of what the page shows. */
  chip?: ReactNode
  /** Below the title: when it was updated, what it is about. */
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
