import { useComputedColorScheme } from '@mantine/core'
import { lazy, Suspense } from 'react'
import classes from './Chart.module.css'
import type { ChartData } from './chart-data.ts'
import { ChartTable } from './ChartTable.tsx'
import type { ChartOption } from './echarts-parts.ts'

const ChartCanvas = lazy(() => import('./ChartCanvas.tsx').then((part) => ({ default: part.ChartCanvas })))

interface ChartProps {
  /** Accessible name of the chart. */
  label: string
  /** Axes and series without data and colours. Memoise it: a new object draws the chart again. */
  option: ChartOption
  data: ChartData
  state?: 'ready' | 'loading'
  /** In pixels. */
  height?: number
  empty?: string
}

/** A chart of lines, bars or points, with its numbers in a table below it. */
export function Chart(props: ChartProps) {
  const { label, option, data, state = 'ready', height = 240, empty = 'No data in these days' } = props
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false })
  const isLoading = state === 'loading'
  return (
    <figure className={classes.chart} aria-label={label} aria-busy={isLoading}>
      <div className={classes.place} style={{ height }}>
        {isLoading ? (
          <ChartPlaceholder />
        ) : data.rows.length === 0 ? (
          <p className={classes.empty}>{empty}</p>
        ) : (
          <Suspense fallback={<ChartPlaceholder />}>
            <ChartCanvas key={scheme} label={label} option={option} data={data} />
          </Suspense>
        )}
      </div>
      <ChartTable label={label} data={data} isHidden={isLoading || data.rows.length === 0} />
    </figure>
  )
}

function ChartPlaceholder() {
  return <div className={classes.waiting} aria-hidden="true" />
}
