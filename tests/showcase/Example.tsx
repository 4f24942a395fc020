import type { ReactNode } from 'react'
import classes from './Showcase.module.css'

/** One state of a part, with its name above. */
export function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.example} aria-label={title}>
      <h2 className={classes.state}>{title}</h2>
      {children}
    </section>
  )
}

/** Parts in a row that wraps. */
export function Line({ children }: { children: ReactNode }) {
  return <div className={classes.line}>{children}</div>
}
