import type { Keyword } from '../api.ts'
import { describePeriod } from '../PeriodColumn.tsx'
import classes from './PeriodNote.module.css'

/** Explains the mark at numbers that are not of the last 30 days. */
export function PeriodNote({ rows }: { rows: readonly Keyword[] }) {
  const periods = [...new Set(rows.flatMap(({ google_period: period }) => period ?? []))]
  if (periods.length === 0) return null
  const named = new Intl.ListFormat('en').format(periods.map(describePeriod))
  return (
    <p className={classes.note}>
      * Numbers of {named}, from an imported file: no imported days are known for these keywords.
    </p>
  )
}
