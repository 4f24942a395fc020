import { markPeriods } from '#features/keywords/web/index.ts'
import { formatCount, formatScore } from '#ui/numbers.ts'
import type { DataColumn } from '#ui/table/columns.ts'
import type { PageRow } from '../use-pages.ts'
import { ChangedNumber } from './ChangedNumber.tsx'

type Metric = 'impressions' | 'clicks' | 'position'

interface MetricColumn {
  metric: Metric
  header: string
  text: string
  formula?: string
  isRank?: boolean
}

/** The numbers of pages in Search Console, with their changes against the 30 days before. */
export const SEARCH_COLUMNS: readonly DataColumn<PageRow>[] = [
  metricColumn({
    metric: 'impressions',
    header: 'Impressions',
    text: 'How often the page was shown in Google, in the last 30 days that were imported from Search Console. Below it, the change against the 30 days before.',
  }),
  metricColumn({
    metric: 'clicks',
    header: 'Clicks',
    text: 'Clicks on the page in Google, in the same 30 days as the impressions.',
  }),
  metricColumn({
    metric: 'position',
    header: 'Rank',
    text: 'The average position of the page in Google, in the same 30 days as the impressions: 1 is the best. It is unknown where the page was not shown.',
    formula: 'Sum of (position × impressions) ÷ impressions',
    isRank: true,
  }),
]

function metricColumn({ metric, header, text, formula, isRank = false }: MetricColumn): DataColumn<PageRow> {
  const value = (row: PageRow) => row[`google_${metric}_last`]
  const before = (row: PageRow) => (row.google_period === null ? row[`google_${metric}_prev`] : null)
  const format = isRank ? formatScore : formatCount
  return markPeriods<PageRow>({
    key: `google_${metric}_last`,
    header,
    isNumber: true,
    explain: { text, ...(formula !== undefined && { formula }) },
    ...(isRank && { startsWith: 'ascending' as const }),
    value,
    cell: (row) => {
      const [last, prev] = [value(row), before(row)]
      if (last === null) return isRank ? 'N/a' : '–'
      const change = prev === null ? 0 : roundChange(last - prev, isRank)
      return change === 0 ? (
        format(last)
      ) : (
        <ChangedNumber text={format(last)} change={change} isLessBetter={isRank} />
      )
    },
  })
}

/** A change as exact as the number is shown, so that none is shown as 0. */
function roundChange(change: number, isRank: boolean): number {
  return isRank ? Math.round(change * 10) / 10 : Math.round(change)
}
