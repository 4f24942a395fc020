import { useId, type ReactNode } from 'react'
import classes from './Card.module.css'

interface CardProps {
  title: string
  /** Line below the title, such as the days that the numbers are of. */
  note?: ReactNode
  /** Button that explains the title, beside it. */
  explain?: ReactNode
  children: ReactNode
}

/** A part of a dashboard with a title. */
export function Card({ title, note, explain, children }: CardProps) {
  const titleId = useId()
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <header>
        <div className={classes.line}>
          <h2 id={titleId}>{title}</h2>
          {explain}
        </div>
        {note && <p className={classes.note}>{note}</p>}
      </header>
      {children}
    </section>
  )
}
