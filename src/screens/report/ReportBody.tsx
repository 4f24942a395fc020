import { Button } from '@mantine/core'
import { contentplanPath } from '#features/contentplans/rules.ts'
import { NO_CLUSTERS_SELECTED, NO_PROPERTY } from '#features/performance/rules.ts'
import { messageOf, statusOf } from '#platform/web/api/api-error.ts'
import { fieldProblemOf } from '#platform/web/api/error-details.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import {
  IconAffiliate,
  IconCalendar,
  IconFilterOff,
  IconPlugConnectedX,
  IconReportAnalytics,
} from '#ui/icons.ts'
import { ReportChart } from './chart/ReportChart.tsx'
import { describeDaysAfter } from './describe-import.ts'
import { explainUnknownDays } from './describe-days.ts'
import { ChangedClusters } from './tables/ChangedClusters.tsx'
import { ReportTable } from './tables/ReportTable.tsx'
import { NO_FILTERS } from './view/report-view.ts'
import type { Report } from './use-report.ts'

const ICON = { size: 24, stroke: 1.5 }

/** The chart and the tables, or why there are none. */
export function ReportBody({ report }: { report: Report }) {
  const { view, search, chart, place, change, isUnconnected } = report
  if (search.isLoadingError)
    return <ErrorPanel text="Your search data could not be loaded." onRetry={() => void search.refetch()} />
  if (view.mode === 'updated' && view.articleIds.length === 0 && view.topicId === null)
    return (
      <EmptyState
        icon={<IconAffiliate {...ICON} />}
        sentence={NO_CLUSTERS_SELECTED}
        action={<p>Choose clusters or a topic above to see what a change of their pages has brought.</p>}
      />
    )
  if (isUnconnected)
    return (
      <EmptyState
        icon={<IconPlugConnectedX {...ICON} />}
        sentence={NO_PROPERTY}
        action={
          <Button component={AppLink} href={contentplanPath(place, 'gsc-integration')}>
            Connect Search Console
          </Button>
        }
      />
    )
  if (fieldProblemOf(chart.error, (name) => name === 'keywords' || name === 'pages') !== null)
    return (
      <EmptyState
        icon={<IconFilterOff {...ICON} />}
        sentence="The numbers appear as soon as the filter above is a regular expression."
      />
    )
  if (chart.isLoadingError) return <ReportError report={report} />
  if (chart.data && chart.data.imported === null)
    return (
      <EmptyState
        icon={<IconReportAnalytics {...ICON} />}
        sentence={describeDaysAfter(search.data?.run ?? null)}
        action={
          <Button variant="default" component={AppLink} href={contentplanPath(place, 'gsc-integration')}>
            Go to Search Console
          </Button>
        }
      />
    )
  const unknown = chart.data && !chart.isPlaceholderData && explainUnknownDays(chart.data, report)
  if (unknown)
    return (
      <EmptyState
        icon={<IconCalendar {...ICON} />}
        sentence={unknown}
        action={
          <Button variant="default" onClick={() => change({ range: null })}>
            Show the last 360 days
          </Button>
        }
      />
    )
  return (
    <>
      <ReportChart report={report} />
      {view.mode === 'updated' ? (
        <ChangedClusters report={report} />
      ) : (
        <>
          <ReportTable report={report} kind="page" />
          <ReportTable report={report} kind="query" />
        </>
      )}
    </>
  )
}

/** E-55. A refused question is not asked again: its dates or filters have to change. */
function ReportError({ report: { chart, change } }: { report: Report }) {
  const isRefused = (statusOf(chart.error) ?? 500) < 500
  return (
    <ErrorPanel
      title={`Error: ${messageOf(chart.error, 'The report could not be loaded. Please try again.')}`}
      {...(isRefused
        ? {
            second: {
              label: 'Clear dates and filters',
              onClick: () => change({ range: null, ...NO_FILTERS }),
            },
          }
        : { onRetry: () => void chart.refetch() })}
      isBusy={chart.isFetching}
    />
  )
}
