import type { MeasuredSum, SearchSum } from '#features/articles/web/index.ts'
import { DeltaCell } from '#ui/cells/DeltaCell.tsx'
import { formatCount, formatNoun, formatPercent, formatScore, formatShort } from '#ui/numbers.ts'
import classes from './SearchTable.module.css'

export interface SearchBlock {
  name: string
  /** Whose impressions and clicks they are. */
  meaning: string
  sum: SearchSum
}

interface SearchTableProps {
  blocks: readonly SearchBlock[]
  /** Number of selected rows. */
  count: number
}

/** F-080: impressions, clicks, CTR and rank of what is selected, with the change against the 30 days before. */
export function SearchTable({ blocks, count }: SearchTableProps) {
  return (
    <table className={classes.table} aria-label="Search in the last 30 days, and the change before">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Of</span>
          </th>
          {MEASURES.map(({ key, header }) => (
            <th key={key} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {blocks.map(({ name, meaning, sum }) => (
          <tr key={name}>
            <th scope="row" title={describeRows(meaning, { known: sum.known, count })}>
              {name}
            </th>
            {MEASURES.map((measure) => (
              <td key={measure.key}>
                <Measured measure={measure} sum={sum[measure.key]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface Measure {
  key: 'impressions' | 'clicks' | 'ctr' | 'rank'
  header: string
  format: (value: number) => string
  /** What one is in the change: CTR is 0 to 1, and its change is shown in percent. */
  scale: number
  isLessBetter: boolean
}

const MEASURES: readonly Measure[] = [
  { key: 'impressions', header: 'Impressions', format: formatShortly, scale: 1, isLessBetter: false },
  { key: 'clicks', header: 'Clicks', format: formatShortly, scale: 1, isLessBetter: false },
  { key: 'ctr', header: 'CTR', format: formatPercent, scale: 100, isLessBetter: false },
  { key: 'rank', header: 'Rank', format: formatScore, scale: 1, isLessBetter: true },
]

function Measured({ measure, sum }: { measure: Measure; sum: MeasuredSum }) {
  const { format, scale, isLessBetter } = measure
  if (sum.value === null)
    return (
      <>
        – <span className={classes.change} />
      </>
    )
  return (
    <>
      <span title={format === formatShortly ? formatCount(sum.value) : undefined}>{format(sum.value)}</span>{' '}
      <span className={classes.change}>
        <Change value={sum.change === null ? null : round(sum.change * scale)} isLessBetter={isLessBetter} />
      </span>
    </>
  )
}

function Change({ value, isLessBetter }: { value: number | null; isLessBetter: boolean }) {
  if (value === null) return null
  if (value === 0) return 'No change'
  return <DeltaCell value={value} isLessBetter={isLessBetter} isShort />
}

/** Rounds to the one decimal that is shown, so that what shows as 0.0 counts as no change. */
function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** "1,234" and "12.3K": the exact number of a large one is under the pointer. */
function formatShortly(value: number): string {
  return value < 10_000 ? formatCount(value) : formatShort(value)
}

function describeRows(meaning: string, { known, count }: { known: number; count: number }): string {
  if (known === count) return meaning
  return `${meaning} ${formatNoun(count - known, 'row has', 'rows have')} no numbers.`
}
