import type { PlanPlace } from '#features/contentplans/rules.ts'
import { LinkCell } from '#ui/cells/LinkCell.tsx'
import { PageCell } from '#ui/cells/PageCell.tsx'
import { WordsCell } from '#ui/cells/WordsCell.tsx'
import { formatCount, formatPercent, formatScore } from '#ui/numbers.ts'
import type { DataColumn } from '#ui/table/columns.ts'
import { METRIC_NAMES } from '../chart/chart-rows.ts'
import type { Metric } from '../view/report-view.ts'
import { ComparedCell, writeCompared } from './ComparedCell.tsx'
import classes from './ReportTable.module.css'
import { clusterOf, type ReportRow } from './table-rows.ts'

const ORDER: readonly Metric[] = ['impressions', 'clicks', 'ctr', 'position']
export const METRIC_FORMATS: Record<Metric, (value: number) => string> = {
  clicks: formatCount,
  impressions: formatCount,
  ctr: formatPercent,
  position: formatScore,
}

interface Shape {
  kind: 'page' | 'query'
  place: PlanPlace
  isCompared: boolean
}

/** URL or keyword, cluster, and the four numbers, with their changes where they are compared. */
export function listReportColumns({ kind, place, isCompared }: Shape): readonly DataColumn<ReportRow>[] {
  return [
    {
      key: 'key',
      header: kind === 'page' ? 'URL' : 'Keyword',
      isFixed: true,
      value: ({ keys }) => keys[0] ?? '',
      cell: ({ keys: [text = ''] }) =>
        kind === 'page' ? <PageCell url={text} /> : <WordsCell text={text} />,
    },
    {
      key: 'cluster',
      header: 'Cluster',
      isSortable: false,
      isLastOnPhones: true,
      value: (row) => clusterOf(row, place).text,
      cell: (row) => {
        const { text, href } = clusterOf(row, place)
        return href === null ? (
          <span className={classes.without}>{text}</span>
        ) : (
          <LinkCell text={text} href={href} isNewTab />
        )
      },
    },
    ...ORDER.map((metric): DataColumn<ReportRow> => ({
      key: metric,
      header: METRIC_NAMES[metric],
      isNumber: true,
      ...(metric === 'position' && { startsWith: 'ascending' as const }),
      value: (row) => row[metric],
      cell: (row) => {
        const format = METRIC_FORMATS[metric]
        const compared = { metric, value: row[metric], before: row.previous?.[metric] ?? null, format }
        return isCompared ? (
          <ComparedCell text={writeCompared(compared)} {...compared} />
        ) : row[metric] === null ? (
          '–'
        ) : (
          format(row[metric])
        )
      },
    })),
  ]
}
