/** Reads the current value of a CSS variable of the page. */
type ReadColour = (variable: string) => string

const SERIES = ['--chart-1', '--chart-2', '--chart-3', '--chart-4', '--chart-5']

/** An ECharts theme in the page's colours. */
export function chartTheme(read: ReadColour) {
  const words = read('--mantine-color-dimmed')
  const line = read('--line')
  const axis = {
    axisLine: { show: false },
    axisTick: { show: false },
    axisLabel: { color: words },
    nameTextStyle: { color: words },
    splitLine: { lineStyle: { color: [line] } },
  }
  return {
    color: SERIES.map(read),
    textStyle: { fontFamily: "'Inter Variable', system-ui, sans-serif", fontSize: 12 },
    categoryAxis: { ...axis, splitLine: { show: false } },
    timeAxis: { ...axis, splitLine: { show: false } },
    valueAxis: axis,
    line: { symbol: 'none', lineStyle: { width: 2 } },
    legend: { textStyle: { color: words }, inactiveColor: line },
    tooltip: {
      backgroundColor: read('--raised'),
      borderColor: line,
      borderRadius: 8,
      padding: [8, 12],
      textStyle: { color: read('--mantine-color-text'), fontSize: 12 },
      axisPointer: { lineStyle: { color: words, type: 'solid' } },
    },
  }
}
