import { formatDelta, formatShort } from '../numbers.ts'
import classes from './cells.module.css'

interface DeltaCellProps {
  value: number | null
  /** Whether a larger number is worse, as in places of a ranking. */
  isLessBetter?: boolean
  /** Written after the number, such as %. */
  unit?: string
  /** Whether a large number is shown as 12.3K. */
  isShort?: boolean
}

/** A difference with an arrow: its direction says up or down, its colour better or worse. */
export function DeltaCell({ value, isLessBetter = false, unit = '', isShort = false }: DeltaCellProps) {
  if (value === null) return '–'
  if (value === 0) return <span className={classes.same}>0{unit}</span>
  const isUp = value > 0
  const size = Math.abs(value)
  return (
    <span className={classes.delta} data-up={isUp} data-better={isUp !== isLessBetter}>
      <span className="visually-hidden">{isUp ? 'up' : 'down'}</span>{' '}
      {isShort && size >= 1000 ? formatShort(size) : formatDelta(size)}
      {unit}
    </span>
  )
}
