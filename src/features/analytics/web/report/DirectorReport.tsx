import { useMemo, type ReactNode } from 'react'
import { Chart } from '#ui/chart/Chart.tsx'
import type { ChartData } from '#ui/chart/chart-data.ts'
import type { ChartOption } from '#ui/chart/echarts-parts.ts'
import { formatCount } from '#ui/numbers.ts'
import { EVENTS_DRAWN, type DirectorCharts } from '../../director-charts.ts'
import { drawEvents, formatRate, TRAFFIC } from './chart-options.ts'
import classes from './DirectorReport.module.css'
import { useDirectorReport, type ReportOf } from './use-director-report.ts'

interface DirectorReportProps {
  asked: ReportOf
  /** Shown instead of the charts of conversions when no event counts as one. */
  noEvents?: ReactNode
  /** What to show when the report cannot be read. */
  renderFailure: (failure: { error: unknown; retry: () => void; isBusy: boolean }) => ReactNode
}

/** No analytics were found in these days (E-54). */
const NOTHING = 'No analytics data found'
const NONE: DirectorCharts = {
  traffic: { header: [], rows: [] },
  conversions: { header: [], rows: [] },
  rates: { header: [], rows: [] },
  partial: [],
  totals: { sessions: 0, conversions: 0, rate: null },
}

/** The three charts of Director (F-178): visits from search, their conversions and the rate of these. */
export function DirectorReport({ asked, noEvents, renderFailure }: DirectorReportProps) {
  const { data, error, isLoadingError, isFetching, refetch } = useDirectorReport(asked)
  const charts = data ?? NONE
  const { traffic, conversions, rates, partial, totals } = charts
  const columns = conversions.header.length - 1
  const counts = useMemo(() => drawEvents(columns, 'counts'), [columns])
  const shares = useMemo(() => drawEvents(columns, 'rates'), [columns])
  const percents = useMemo(
    () => ({ ...rates, formats: rates.header.slice(1).map(() => formatRate) }),
    [rates],
  )
  if (isLoadingError) return renderFailure({ error, retry: () => void refetch(), isBusy: isFetching })
  const state = data === undefined ? 'loading' : 'ready'
  const isOpen = state === 'ready' && noEvents !== undefined
  return (
    <div className={classes.report} aria-busy={isFetching}>
      <Part title="Organic traffic" total={data && formatCount(totals.sessions)} unit="sessions">
        <Figure label="Sessions by month" option={TRAFFIC} data={traffic} state={state} />
      </Part>
      <Part
        title="Organic traffic conversions"
        total={data && !isOpen && formatCount(totals.conversions)}
        unit="conversions"
      >
        {isOpen ? (
          noEvents
        ) : (
          <Figure label="Conversions by month" option={counts} data={conversions} state={state} />
        )}
      </Part>
      {!isOpen && (
        <Part
          title="Organic traffic conversion rate"
          total={totals.rate !== null && formatRate(totals.rate)}
          unit="of sessions"
        >
          <Figure
            label="Conversions for each hundred sessions, by month"
            option={shares}
            data={percents}
            state={state}
          />
        </Part>
      )}
      {data && <Notes partial={partial} columns={columns} />}
    </div>
  )
}

interface PartProps {
  title: string
  /** The sum of all months; nothing while it is not known. */
  total: string | false | undefined
  unit: string
  children: ReactNode
}

function Part({ title, total, unit, children }: PartProps) {
  return (
    <section className={classes.part} aria-label={title}>
      <div className={classes.head}>
        <h2>{title}</h2>
        {total && (
          <p>
            <strong>{total}</strong> {unit}
          </p>
        )}
      </div>
      {children}
    </section>
  )
}

interface FigureProps {
  label: string
  option: ChartOption
  data: ChartData
  state: 'loading' | 'ready'
}

function Figure(props: FigureProps) {
  return <Chart {...props} empty={NOTHING} height={260} />
}

function Notes({ partial, columns }: { partial: readonly string[]; columns: number }) {
  const isCut = columns > EVENTS_DRAWN + 1
  if (partial.length === 0 && !isCut) return null
  return (
    <div className={classes.notes}>
      {partial.length > 0 && (
        <p>* Only a part of {new Intl.ListFormat('en').format(partial)} is in these days.</p>
      )}
      {isCut && <p>The charts draw the {EVENTS_DRAWN} most frequent events; the tables have all.</p>}
    </div>
  )
}
