import classes from './cells.module.css'
import { sparklinePoints } from './sparkline-points.ts'

const WIDTH = 80
const HEIGHT = 20

/** A few numbers over time as a small line; screen readers read the `label`. */
export function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
  return (
    <>
      <span className="visually-hidden">{label}</span>
      <svg
        aria-hidden="true"
        className={classes.sparkline}
        width={WIDTH}
        height={HEIGHT}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      >
        <polyline points={sparklinePoints(values, WIDTH, HEIGHT)} />
      </svg>
    </>
  )
}
