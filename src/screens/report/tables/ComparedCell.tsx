import { DeltaCell } from '#ui/cells/DeltaCell.tsx'
import { formatDelta } from '#ui/numbers.ts'
import type { Metric } from '../view/report-view.ts'
import classes from './ReportTable.module.css'

interface Compared {
  metric: Metric
  value: number | null
  before: number | null
  format: (value: number) => string
}

/** The number, and beside it how much it changed. `text` is all of it: the table measures its column by it. */
export function ComparedCell({ metric, value, before, format }: Compared & { text: string }) {
  const change = changeOf({ metric, value, before })
  return (
    <>
      {value === null ? '–' : format(value)}
      {change !== null && (
        <span className={classes.delta}>
          {' '}
          <DeltaCell value={change} isLessBetter={metric === 'position'} />
        </span>
      )}
    </>
  )
}

/** "1,234 ▲ 56": as wide as what the cell shows. */
export function writeCompared({ metric, value, before, format }: Compared): string {
  const change = changeOf({ metric, value, before })
  const number = value === null ? '–' : format(value)
  return change === null ? number : `${number} ▲ ${formatDelta(change)}`
}

/** The difference as it is shown: CTR in percentage points, everything with one decimal at most. */
function changeOf({ metric, value, before }: Omit<Compared, 'format'>): number | null {
  if (value === null || before === null) return null
  return Math.round((value - before) * (metric === 'ctr' ? 1000 : 10)) / 10
}
