import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import type { ChangedCluster } from '#features/performance/web/index.ts'
import { LinkCell } from '#ui/cells/LinkCell.tsx'
import { formatDays } from '#ui/dates/format-days.ts'
import type { DataColumn } from '#ui/table/columns.ts'
import { METRIC_NAMES } from '../chart/chart-rows.ts'
import type { Metric } from '../view/report-view.ts'
import { ComparedCell, writeCompared } from './ComparedCell.tsx'
import { METRIC_FORMATS } from './ReportColumns.tsx'
import classes from './ReportTable.module.css'

/** The id of the row with the sums: no cluster has it. */
export const SUM_ID = 0

const ORDER: readonly Metric[] = ['clicks', 'impressions', 'ctr', 'position']
const WORDS = { published: 'Published', updated: 'Updated' } as const

/** The cluster, its change, and its numbers after the change with their difference to those before it. */
export function listChangedColumns(place: PlanPlace): readonly DataColumn<ChangedCluster>[] {
  return [
    {
      key: 'title',
      header: 'Cluster',
      isSortable: false,
      value: ({ title }) => title,
      cell: ({ title, article_id: id }) =>
        id === SUM_ID ? (
          <span className={classes.sum}>{title}</span>
        ) : (
          <LinkCell text={title} href={articlePath(place, id)} isNewTab />
        ),
    },
    {
      key: 'changed_on',
      header: 'Change',
      width: 208,
      isSortable: false,
      value: ({ change, changed_on: day, article_id: id }) =>
        id === SUM_ID ? '' : `${WORDS[change]} ${formatDays({ from: day, to: day })}`,
    },
    {
      key: 'days',
      header: 'Days',
      isNumber: true,
      isSortable: false,
      explain: { text: 'How many days before the change are compared with as many after it.' },
      value: ({ days }) => days,
      cell: ({ days, article_id: id }) => (id === SUM_ID ? '' : String(days)),
    },
    ...ORDER.map((metric): DataColumn<ChangedCluster> => ({
      key: metric,
      header: METRIC_NAMES[metric],
      isNumber: true,
      isSortable: false,
      value: ({ after }) => after[metric],
      cell: ({ before, after }) => {
        const compared = {
          metric,
          value: after[metric],
          before: before[metric],
          format: METRIC_FORMATS[metric],
        }
        return <ComparedCell text={writeCompared(compared)} {...compared} />
      },
    })),
  ]
}
