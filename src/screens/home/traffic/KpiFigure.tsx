import type { Home, Kpi } from '#features/performance/web/index.ts'
import { DeltaCell } from '#ui/cells/DeltaCell.tsx'
import { TrendLine } from '#ui/chart/TrendLine.tsx'
import { formatDays } from '#ui/dates/format-days.ts'
import { formatCount } from '#ui/numbers.ts'
import { countMissing } from '../home-parts.ts'
import classes from './Traffic.module.css'

interface KpiFigureProps {
  name: string
  measure: 'clicks' | 'impressions' | 'ranking_keywords'
  kpi: Kpi
  traffic: NonNullable<Home['traffic']>
}

/** A number of the last 30 days, its change, and the days that it is made of. */
export function KpiFigure({ name, measure, kpi, traffic }: KpiFigureProps) {
  const { last, previous, series } = traffic
  const points = series.map(({ keys: [day = ''], ...one }) => ({
    name: formatDays({ from: day, to: day }),
    value: one[measure],
  }))
  const missing = { last: countMissing(series, last), previous: countMissing(series, previous) }
  return (
    <div className={classes.figure}>
      <h3>{name}</h3>
      <p className={classes.number}>{kpi.last === null ? '–' : formatCount(kpi.last)}</p>
      <p className={classes.change}>
        {kpi.last === null ? (
          describeMissing(missing.last, 'these 30 days')
        ) : kpi.previous === null ? (
          describeMissing(missing.previous, 'the 30 days before')
        ) : (
          <>
            <DeltaCell value={kpi.change} unit="%" /> <span>from {formatCount(kpi.previous)}</span>
          </>
        )}
      </p>
      <TrendLine
        label={`${name} by day, ${formatDays({ from: previous.from, to: last.to })}`}
        points={points}
        paleCount={points.length / 2}
        format={formatCount}
      />
    </div>
  )
}

function describeMissing(count: number, days: string): string {
  if (count === 0) return `Not known for all of ${days}`
  return `${count} of ${days} ${count === 1 ? 'is' : 'are'} missing`
}
