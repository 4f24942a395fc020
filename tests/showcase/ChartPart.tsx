import { Chart } from '#ui/chart/Chart.tsx'
import type { ChartOption } from '#ui/chart/echarts-parts.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { Example } from './Example.tsx'

const DAYS = Array.from({ length: 28 }, (_, index) => new Date(Date.UTC(2026, 9, 25 + index)))
const COURSE = {
  header: ['Day', 'Visits', 'Views'],
  rows: DAYS.map((day, index) => [
    day.toISOString().slice(0, 10),
    1200 + index * 40 + ((index * 7) % 5) * 90,
    2600 + index * 30 - ((index * 5) % 7) * 110,
  ]),
}
const GROUPS = {
  header: ['Group', 'Items'],
  rows: [12, 34, 21, 8, 27].map((size, index) => [`Group ${index + 1}`, size]),
}
const POINTS = {
  header: ['Place', 'Share'],
  rows: Array.from({ length: 60 }, (_, index) => [
    index + 1,
    Math.round(4000 / (index + 8) + ((index * 13) % 17)) / 10,
  ]),
}
const NOTHING = { header: ['Day', 'Visits'], rows: [] }

const LINES: ChartOption = {
  xAxis: { type: 'category', boundaryGap: false },
  yAxis: { type: 'value' },
  series: [{ type: 'line' }, { type: 'line' }],
}
const BARS: ChartOption = {
  xAxis: { type: 'category' },
  yAxis: { type: 'value' },
  series: [{ type: 'bar', barMaxWidth: 32 }],
}
const DOTS: ChartOption = {
  xAxis: { type: 'value' },
  yAxis: { type: 'value' },
  tooltip: { trigger: 'item' },
  legend: { show: false },
  series: [{ type: 'scatter', symbolSize: 8 }],
}

export function ChartPart() {
  return (
    <>
      <PageHeader title="Chart" note="Each has its numbers as a table below." />
      <Example title="Lines">
        <Chart label="Visits and views by day" option={LINES} data={COURSE} />
      </Example>
      <Example title="Bars">
        <Chart label="Items by group" option={BARS} data={GROUPS} />
      </Example>
      <Example title="Points">
        <Chart label="Share by place" option={DOTS} data={POINTS} />
      </Example>
      <Example title="Loading">
        <Chart label="Visits by day, loading" option={LINES} data={NOTHING} state="loading" height={160} />
      </Example>
      <Example title="Nothing to show">
        <Chart label="Visits by day, none" option={LINES} data={NOTHING} height={160} />
      </Example>
    </>
  )
}
