import { formatPercent, formatShort } from '#ui/numbers.ts'
import type { ChartOption } from '#ui/chart/echarts-parts.ts'
import { METRICS, type Metric } from '../view/report-view.ts'

/** The worst rank of a chart: results further behind are not seen. */
const WORST_RANK = 100

const AXES = {
  clicks: { min: 0, axisLabel: { formatter: formatShort } },
  impressions: { min: 0, axisLabel: { formatter: formatShort } },
  ctr: { min: 0, axisLabel: { formatter: formatPercent } },
  // Better ranks are higher.
  position: { min: 1, max: WORST_RANK, inverse: true, axisLabel: { formatter: formatShort } },
} as const

/** Lines of four measures. The axes of the first two drawn ones are shown, the first on the left. */
export function makeChartOption(metrics: readonly Metric[]): ChartOption {
  const shown = METRICS.filter((metric) => metrics.includes(metric))
  return {
    xAxis: {
      type: 'category',
      boundaryGap: false,
      axisLabel: { formatter: shortenLabel, hideOverlap: true },
    },
    yAxis: METRICS.map((metric) => ({
      type: 'value',
      position: shown[0] === metric ? 'left' : 'right',
      show: shown.indexOf(metric) >= 0 && shown.indexOf(metric) < 2,
      splitLine: { show: shown[0] === metric },
      ...AXES[metric],
    })),
    grid: { left: 0, right: 0, top: 24, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    series: METRICS.map((_metric, index) => ({
      type: 'line',
      yAxisIndex: index,
      connectNulls: false,
      showSymbol: false,
    })),
  }
}

/** "Nov 23*" for "Nov 23, 2026 (2 of 7 days)". */
function shortenLabel(label: string): string {
  const [name = '', note] = label.split(' (')
  return withoutYear(name) + (note === undefined ? '' : '*')
}

function withoutYear(name: string): string {
  const [day = '', year] = name.split(', ')
  return year === undefined ? name : day
}
