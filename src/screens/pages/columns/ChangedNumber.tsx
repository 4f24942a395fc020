import { DeltaCell } from '#ui/cells/DeltaCell.tsx'
import classes from './PageColumns.module.css'

interface ChangedNumberProps {
  text: string
  change: number
  isLessBetter: boolean
}

/** A number of the last 30 days, and below it the change against the 30 days before. */
export function ChangedNumber({ text, change, isLessBetter }: ChangedNumberProps) {
  return (
    <span className={classes.number} title="Below: the change against the 30 days before">
      {text}
      <DeltaCell value={change} isLessBetter={isLessBetter} />
    </span>
  )
}
