import { useNavigate } from '@tanstack/react-router'
import { contentplanPath } from '#features/contentplans/rules.ts'
import { endOfWeekUntil } from '#platform/days.ts'
import { IconChartLine, IconPencil, IconRefresh } from '#ui/icons.ts'
import { DateRange } from '#ui/dates/DateRange.tsx'
import { formatDays } from '#ui/dates/format-days.ts'
import { HeaderActions } from '#ui/layout/HeaderActions.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import type { Report } from './use-report.ts'
import { defaultRange, REPORT_PRESETS } from './view/default-range.ts'

interface ReportHeaderProps {
  report: Report
  onAnnotate: () => void
}

export function ReportHeader({ report, onAnnotate }: ReportHeaderProps) {
  const { place, range, lastKnown, change, chart, refresh } = report
  const navigate = useNavigate()
  const previous = chart.isPlaceholderData ? null : chart.data?.previous
  return (
    <PageHeader
      title="Report view"
      note={`${formatDays(range)}${previous ? ` compared with ${formatDays(previous)}` : ''}`}
      actions={
        <HeaderActions
          others={[
            {
              label: 'Director view',
              icon: <IconChartLine size={18} stroke={1.75} aria-hidden="true" />,
              onSelect: () => void navigate({ to: contentplanPath(place, 'director') }),
            },
            {
              label: 'Refresh',
              icon: <IconRefresh size={18} stroke={1.75} aria-hidden="true" />,
              isBusy: chart.isRefetching,
              onSelect: () => void refresh(),
            },
            {
              label: 'Annotations',
              icon: <IconPencil size={18} stroke={1.75} aria-hidden="true" />,
              onSelect: onAnnotate,
            },
          ]}
          main={
            <DateRange
              label="Days"
              value={{ ...range, isCompared: false }}
              last={lastKnown}
              presets={REPORT_PRESETS}
              presetsEnd={endOfWeekUntil(lastKnown)}
              canCompare={false}
              onChange={({ from, to }) => {
                const usual = defaultRange(lastKnown)
                change({ range: from === usual.from && to === usual.to ? null : { from, to } })
              }}
            />
          }
        />
      }
    />
  )
}
