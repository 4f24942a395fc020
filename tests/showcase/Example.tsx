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

/** Parts beside each other, as far as there is room. */
export function Line({ children }: { children: ReactNode }) {
  return <div className={classes.line}>{children}</div>
}
