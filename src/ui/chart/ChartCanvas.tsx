import { useEffect, useRef } from 'react'
import type { ChartData } from './chart-data.ts'
import { chartTheme } from './chart-theme.ts'
import { withDots } from './lone-points.ts'
import { describePoint, withMarks } from './chart-marks.ts'
import { createChart, type ChartOption } from './echarts-parts.ts'
import { countLegendLines } from './legend-lines.ts'

interface ChartCanvasProps {
  label: string
  option: ChartOption
  data: ChartData
}

/** Pixels above a chart with a legend of one line, and for each further line. */
const [TOP, LEGEND_LINE] = [36, 23]

const BASE: ChartOption = {
  animation: false,
  tooltip: { trigger: 'axis' },
  legend: { top: 0, left: 0, icon: 'roundRect', itemWidth: 12, itemHeight: 4, itemGap: 16 },
  grid: { left: 0, right: 8, top: TOP, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
}

/** The canvas of a chart. Its library is large, so it is loaded with the first chart. Reads the page's colours once. */
export function ChartCanvas({ label, option, data }: ChartCanvasProps) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = place.current
    if (!element) return
    const style = getComputedStyle(element)
    const chart = createChart(
      element,
      chartTheme((variable) => style.getPropertyValue(variable)),
    )
    chart.setOption({
      ...BASE,
      tooltip: { ...BASE.tooltip, formatter: (at: unknown) => describePoint(at, data) },
      aria: { enabled: true, label: { description: label } },
      dataset: { source: [[...data.header], ...data.rows.map((row) => [...row])] },
      ...option,
      series: withDots(option.series, data),
      ...(data.hidden && { legend: { show: false, selected: hide(data.hidden) } }),
      ...(data.marks && { series: withMarks(withDots(option.series, data), data, element) }),
    })
    const widths = option.grid === undefined && !data.hidden ? measureNames(data, option, style) : []
    const observer = new ResizeObserver(() => {
      chart.resize()
      // Each further line of the legend needs its place above the chart.
      const further = countLegendLines(widths, chart.getWidth()) - 1
      if (widths.length > 0) chart.setOption({ grid: { ...BASE.grid, top: TOP + further * LEGEND_LINE } })
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      chart.dispose()
    }
  }, [label, option, data])

  return <div ref={place} style={{ height: '100%' }} />
}

/** The widths of the names in a legend, in pixels. */
function measureNames(
  { header }: ChartData,
  { series }: ChartOption,
  { fontFamily }: CSSStyleDeclaration,
): number[] {
  const drawn = Array.isArray(series) ? series.length : 1
  const canvas = document.createElement('canvas').getContext('2d')
  if (canvas === null) return []
  canvas.font = `12px ${fontFamily}`
  return header.slice(1, 1 + drawn).map((name) => canvas.measureText(name).width)
}

function hide(names: readonly string[]): Record<string, boolean> {
  return Object.fromEntries(names.map((name) => [name, false]))
}
