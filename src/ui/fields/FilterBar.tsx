import type { ReactNode } from 'react'
import classes from './FilterBar.module.css'

interface FilterBarProps {
  tabs: ReactNode
  /** A chip for a filter that a link to this page has set; the user can remove it. */
  chip?: ReactNode
  /** How the text filter is applied, such as "Searched as a regular expression". */
  note: ReactNode
  text: ReactNode
  choice: ReactNode
}

/** The line above a list: tabs, a text filter, and one more filter. */
export function FilterBar({ tabs, chip, note, text, choice }: FilterBarProps) {
  return (
    <div className={classes.filters}>
      {tabs}
      <div className={classes.fields}>
        {chip}
        <output className={classes.note}>{note}</output>
        <div className={classes.text}>{text}</div>
        <div className={classes.choice}>{choice}</div>
      </div>
    </div>
  )
}
