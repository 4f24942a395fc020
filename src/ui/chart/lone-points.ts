import type { ChartData } from './chart-data.ts'
import type { ChartOption } from './echarts-parts.ts'

const DOT = 6

/** Series of a chart in which a number without one before or after it is a dot, because no line leads to it. */
export function withDots(series: ChartOption['series'], { rows }: ChartData): ChartOption['series'] {
  const drawn = Array.isArray(series) ? series : series ? [series] : []
  return drawn.map((one, index) =>
    one.type === 'line'
      ? {
          ...one,
          symbol: 'circle',
          showSymbol: true,
          showAllSymbol: true,
          symbolSize: (_value, { dataIndex }) =>
            isLone(rows, { row: dataIndex, column: index + 1 }) ? DOT : 0,
        }
      : one,
  )
}

/** Whether a cell has a number, and the cells above and below it have none. */
export function isLone(rows: ChartData['rows'], { row, column }: { row: number; column: number }): boolean {
  const hasNumber = (place: number) => typeof rows[place]?.[column] === 'number'
  return hasNumber(row) && !hasNumber(row - 1) && !hasNumber(row + 1)
}
