import type { ReactNode } from 'react'
import classes from './DialogParts.module.css'

export interface Fact {
  name: string
  value: ReactNode
}

/** A list of names and values that a user reads before deciding, such as the cost. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={classes.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
