import { percentChange } from '#features/performance/rules.ts'
import type { SearchAnswer } from '#features/performance/web/index.ts'
import { DeltaCell } from '#ui/cells/DeltaCell.tsx'
import { formatCount, formatPercent, formatScore } from '#ui/numbers.ts'
import { METRICS, type Metric } from '../view/report-view.ts'
import { METRIC_NAMES } from './chart-rows.ts'
import classes from './ReportChart.module.css'

interface MetricTilesProps {
  answer: SearchAnswer | undefined
  /** Whether the sums are of the question before. */
  isOld: boolean
  metrics: readonly Metric[]
  onChange: (metrics: readonly Metric[]) => void
}

const FORMATS: Record<Metric, (value: number) => string> = {
  clicks: formatCount,
  impressions: formatCount,
  ctr: formatPercent,
  position: formatScore,
}

/** The sums of the range. Each draws or hides its line of the chart. */
export function MetricTiles({ answer, isOld, metrics, onChange }: MetricTilesProps) {
  return (
    <fieldset
      className={classes.tiles}
      aria-label="Lines of the chart"
      aria-busy={isOld}
      data-old={isOld || undefined}
    >
      {METRICS.map((metric) => {
        const isOn = metrics.includes(metric)
        const value = answer?.totals[metric] ?? null
        return (
          <button
            key={metric}
            type="button"
            className={classes.tile}
            data-metric={metric}
            aria-pressed={isOn}
            onClick={() => onChange(isOn ? metrics.filter((one) => one !== metric) : [...metrics, metric])}
          >
            <span className={classes.name}>{METRIC_NAMES[metric]}</span>
            <span className={classes.value}>{value === null ? '–' : FORMATS[metric](value)}</span>
            <span className={classes.change}>
              {answer?.previousTotals && (
                <TileChange metric={metric} now={answer.totals} before={answer.previousTotals} />
              )}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}

type Totals = SearchAnswer['totals']

function TileChange({ metric, now, before }: { metric: Metric; now: Totals; before: Totals }) {
  const [last, previous] = [now[metric], before[metric]]
  if (last === null || previous === null) return <>not known before</>
  const value = {
    clicks: percentChange(last, previous),
    impressions: percentChange(last, previous),
    ctr: (last - previous) * 100,
    position: last - previous,
  }[metric]
  const unit = { clicks: '%', impressions: '%', ctr: ' points', position: '' }[metric]
  return (
    <>
      <DeltaCell value={roundTo(value)} unit={unit} isLessBetter={metric === 'position'} /> from{' '}
      {FORMATS[metric](previous)}
    </>
  )
}

function roundTo(value: number | null): number | null {
  return value === null ? null : Math.round(value * 10) / 10
}
