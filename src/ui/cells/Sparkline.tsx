import classes from './cells.module.css'
import { sparklinePoints } from './sparkline-points.ts'

const WIDTH = 80
const HEIGHT = 20

/** The course of a few numbers as a line; `label` says it in words. */
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
