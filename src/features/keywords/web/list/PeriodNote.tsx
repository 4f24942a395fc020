import { describePeriod } from '../PeriodColumn.tsx'
import classes from './PeriodNote.module.css'

interface PeriodNoteProps {
  rows: readonly { google_period: string | null }[]
  /** What the rows are. */
  of: 'keywords' | 'pages'
}

/** Explains the mark at numbers that are not of the last 30 days. */
export function PeriodNote({ rows, of }: PeriodNoteProps) {
  const periods = [...new Set(rows.flatMap(({ google_period: period }) => period ?? []))]
  if (periods.length === 0) return null
  const named = new Intl.ListFormat('en').format(periods.map(describePeriod))
  return (
    <p className={classes.note}>
      * Numbers of {named}, from an imported file: no imported days are known for these {of}.
    </p>
  )
}
