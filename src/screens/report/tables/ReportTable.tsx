import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { REPORT_PAGE_SIZES, SEARCH_SORT_COLUMNS } from '#features/performance/rules.ts'
import { performanceApi } from '#features/performance/web/index.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { IconSearch } from '#ui/icons.ts'
import { listStateOf } from '#ui/table/list-state.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { usePaging } from '#ui/table/use-paging.ts'
import type { Report } from '../use-report.ts'
import type { TableWindow } from '../view/report-view.ts'
import { writeQuestion } from '../view/write-question.ts'
import { listReportColumns } from './ReportColumns.tsx'
import { SaveCsv } from './SaveCsv.tsx'
import classes from './ReportTable.module.css'
import type { ReportRow } from './table-rows.ts'

const NONE: readonly ReportRow[] = []
const KINDS = {
  page: {
    title: 'Pages',
    part: 'pages',
    none: 'No page was found in search in these days for these filters.',
  },
  query: {
    title: 'Keywords',
    part: 'queries',
    none: 'No keyword was found in search in these days for these filters.',
  },
} as const

/** The pages or the keywords of the report (F-172), loaded apart from the chart. */
export function ReportTable({ report, kind }: { report: Report; kind: 'page' | 'query' }) {
  const { place, view, change, asked, isAsked } = report
  const { title, part, none } = KINDS[kind]
  const window = view[part]
  const { sort, page, pageSize } = window
  const question = {
    ...writeQuestion(asked),
    grouping: kind,
    withTotals: false,
    sortColumn: sort.key,
    sortDirection: sort.direction === 'ascending' ? ('asc' as const) : ('desc' as const),
  }
  const found = useQuery(
    performanceApi.askSearchData.queryOptions({
      input: { ...question, limit: pageSize, offset: (page - 1) * pageSize },
      enabled: isAsked,
      placeholderData: keepPreviousData,
    }),
  )
  const total = found.data?.total ?? 0
  const isCompared = view.compare !== 'none'
  const columns = useMemo(() => listReportColumns({ kind, place, isCompared }), [kind, place, isCompared])
  const changeWindow = (next: Partial<TableWindow>, options?: { replace: boolean }) =>
    change({ [part]: { ...window, page: 1, ...next } }, options)
  const paging = usePaging({
    page,
    pageSize,
    pageSizes: REPORT_PAGE_SIZES,
    total,
    isReady: found.isSuccess && !found.isPlaceholderData,
    onChange: changeWindow,
  })
  return (
    <section className={classes.part} aria-label={title}>
      <div className={classes.head}>
        <h2>{title}</h2>
        <SaveCsv
          title={title}
          fileName={kind === 'page' ? 'report-pages.csv' : 'report-keywords.csv'}
          isEmpty={total === 0}
          read={() => performanceApi.exportSearchData.call(question)}
        />
      </div>
      <DataTable
        label={title}
        columns={columns}
        rows={found.data?.rows ?? NONE}
        keyOf={keyOf}
        nameOf={keyOf}
        state={listStateOf(found)}
        onRetry={() => void found.refetch()}
        sorting={{
          sort,
          isByServer: true,
          onSort: ({ key, direction }) =>
            changeWindow({
              sort: { key: SEARCH_SORT_COLUMNS.find((one) => one === key) ?? 'clicks', direction },
            }),
        }}
        paging={paging}
        hasPageKeys={kind === 'page'}
        empty={<EmptyState icon={<IconSearch size={24} stroke={1.5} />} sentence={none} />}
      />
    </section>
  )
}

function keyOf({ keys }: ReportRow): string {
  return keys[0] ?? ''
}
