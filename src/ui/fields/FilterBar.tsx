import type { ReactNode } from 'react'
import classes from './FilterBar.module.css'

interface FilterBarProps {
  tabs: ReactNode
  /** A narrowing that came from elsewhere, to be taken away. */
  chip?: ReactNode
  /** How the text is understood, where that needs saying. */
  note: ReactNode
  text: ReactNode
  choice: ReactNode
}

/** Above a list: its views, a text to search for, and one choice more. */
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
