import { useMemo } from 'react'
import { REPORT_PAGE_SIZES } from '#features/performance/rules.ts'
import {
  performanceApi,
  type ChangedCluster,
  type ChangedClusters as Answer,
} from '#features/performance/web/index.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { IconCalendar } from '#ui/icons.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { listStateOf } from '#ui/table/list-state.ts'
import { usePaging } from '#ui/table/use-paging.ts'
import type { Report } from '../use-report.ts'
import { listChangedColumns, SUM_ID } from './ChangedColumns.tsx'
import { SaveCsv } from './SaveCsv.tsx'
import classes from './ReportTable.module.css'

/** The chosen clusters whose page was published or updated in these days, before and after (G-12). */
export function ChangedClusters({ report }: { report: Report }) {
  const { place, view, change } = report
  const { found, question } = report.changes
  const total = found.data?.total ?? 0
  const columns = useMemo(() => listChangedColumns(place), [place])
  const rows = useMemo(
    () => (found.data && found.data.rows.length > 0 ? withSum(found.data) : []),
    [found.data],
  )
  const paging = usePaging({
    ...view.changes,
    pageSizes: REPORT_PAGE_SIZES,
    total,
    isReady: found.isSuccess && !found.isPlaceholderData,
    onChange: (next, options) => change({ changes: { ...view.changes, page: 1, ...next } }, options),
  })
  return (
    <section className={classes.part} aria-label="Changed clusters">
      <div className={classes.head}>
        <h2>Changed clusters</h2>
        <SaveCsv
          title="Changed clusters"
          fileName="report-changed-clusters.csv"
          isEmpty={total === 0}
          read={() => performanceApi.exportChanges.call(question)}
        />
      </div>
      <p className={classes.note}>
        What each page had in the days after its change, and how much more or less than in as many days before
        it: 28 at most, without the day of the change.
        {found.data && !found.isPlaceholderData && found.data.unchanged > 0
          ? ` ${formatNoun(found.data.unchanged, 'chosen cluster', 'chosen clusters')} did not change in these days.`
          : ''}
      </p>
      <DataTable
        label="Changed clusters"
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        nameOf={({ title }) => title}
        state={listStateOf(found)}
        onRetry={() => void found.refetch()}
        paging={paging}
        hasPageKeys
        empty={
          <EmptyState
            icon={<IconCalendar size={24} stroke={1.5} />}
            sentence="No page of the chosen clusters was published or updated in these days."
          />
        }
      />
    </section>
  )
}

/** The rows of a page, and the sum of all pages as the last one. */
function withSum({ rows, sum, total }: Answer): ChangedCluster[] {
  const all: ChangedCluster = {
    article_id: SUM_ID,
    title: `Sum of ${formatNoun(total, 'cluster', 'clusters')}`,
    article_url: '',
    change: 'published',
    changed_on: '',
    days: 0,
    ...sum,
  }
  return [...rows, all]
}

function keyOf({ article_id: id }: ChangedCluster): string {
  return String(id)
}
