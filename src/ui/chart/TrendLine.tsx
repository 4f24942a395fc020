import { useState, type PointerEvent } from 'react'
import { describeTrend, type TrendPoint } from './describe-trend.ts'
import { shapeTrend } from './trend-shape.ts'
import classes from './TrendLine.module.css'

interface TrendLineProps {
  /** Read aloud in place of the line, with its lowest and its highest value. */
  label: string
  points: readonly TrendPoint[]
  /** How many of the points, from the first on, are shown pale: a time to compare the rest with. */
  paleCount: number
  format: (value: number) => string
}

/** Numbers over time as a line that fills its place. The pointer shows each of them. */
export function TrendLine({ label, points, paleCount, format }: TrendLineProps) {
  const [place, setPlace] = useState<number | null>(null)
  const values = points.map(({ value }) => value)
  const most = Math.max(0, ...values.map((value) => value ?? 0))
  const { line, area } = shapeTrend(values, most)
  const edge = (100 * (paleCount - 0.5)) / Math.max(1, points.length - 1)
  const shown = place === null ? undefined : points[place]
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (clientX - left) / width))
    setPlace(Math.round(share * (points.length - 1)))
  }
  return (
    <div className={classes.trend} onPointerMove={follow} onPointerLeave={() => setPlace(null)}>
      <span className="visually-hidden">{`${label}. ${describeTrend(points, format)}`}</span>
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className={classes.area} d={area} />
        <path className={classes.line} d={line} vectorEffect="non-scaling-stroke" />
        {paleCount > 0 && <rect className={classes.veil} x="-1" y="-5" width={edge + 1} height="110" />}
      </svg>
      {shown && place !== null && (
        <Reading point={shown} share={place / (points.length - 1)} {...{ most, format }} />
      )}
    </div>
  )
}

function Reading({
  point: { name, value },
  share,
  most,
  format,
}: {
  point: TrendPoint
  share: number
  most: number
  format: (value: number) => string
}) {
  const left = `${share * 100}%`
  return (
    <>
      {value !== null && (
        <span
          className={classes.dot}
          style={{ left, top: `${most === 0 ? 100 : 100 - (value / most) * 100}%` }}
        />
      )}
      <span className={classes.reading} style={{ left, translate: `${-share * 100}%` }} aria-hidden="true">
        {name}: <b>{value === null ? 'not imported' : format(value)}</b>
      </span>
    </>
  )
}
