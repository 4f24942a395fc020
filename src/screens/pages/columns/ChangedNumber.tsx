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
    <span className={classes.number}>
      <span>{text}</span>
      <span className={classes.delta} title="Change against the 30 days before">
        <DeltaCell value={change} isLessBetter={isLessBetter} />
      </span>
    </span>
  )
}
