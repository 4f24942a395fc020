import type { ChartOption } from '#ui/chart/echarts-parts.ts'
import { formatAmount, formatShort } from '#ui/numbers.ts'
import { EVENTS_DRAWN } from '../../director-charts.ts'

/** "4.07%": a conversion rate, which is in percent already (K-23). */
export function formatRate(rate: number): string {
  return `${formatAmount(rate)}%`
}

const MONTHS = { type: 'category', axisLabel: { hideOverlap: true } } as const

export const TRAFFIC: ChartOption = {
  xAxis: MONTHS,
  yAxis: { type: 'value', axisLabel: { formatter: formatShort } },
  legend: { show: false },
  grid: { left: 0, right: 8, top: 12, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
  series: [{ type: 'bar', barMaxWidth: 40 }],
}

/** A line for the sum, and one for each of the most frequent events; the table has all. */
export function drawEvents(columns: number, kind: 'counts' | 'rates'): ChartOption {
  const formatAxis = kind === 'counts' ? formatShort : (value: number) => `${value}%`
  const lines = Math.min(columns, EVENTS_DRAWN + 1)
  return {
    xAxis: MONTHS,
    yAxis: { type: 'value', axisLabel: { formatter: formatAxis } },
    series: Array.from({ length: lines }, () => ({
      type: 'line',
      showSymbol: true,
      symbol: 'circle',
      symbolSize: 6,
    })),
  }
}
