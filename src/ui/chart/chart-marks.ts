import { formatCount } from '../numbers.ts'
import { showCell, type ChartData, type ChartMark } from './chart-data.ts'
import type { ChartOption } from './echarts-parts.ts'

const LONGEST_LABEL = 36
/** Marks closer to the one before it than this many pixels have no text of their own: it would be below the other. */
const LABEL_WIDTH = 20

/** Series of a chart with one more, which has no line of its own and draws the marks in an element. */
export function withMarks(
  series: ChartOption['series'],
  { rows, marks = [] }: ChartData,
  element: HTMLElement,
): ChartOption['series'] {
  const drawn = Array.isArray(series) ? series : series ? [series] : []
  const style = getComputedStyle(element)
  const labelled = findLabelled(marks, { rows, width: element.clientWidth })
  const read = (name: string) => style.getPropertyValue(name)
  return [
    ...drawn,
    {
      type: 'line',
      data: [],
      silent: true,
      markLine: {
        symbol: 'none',
        silent: true,
        lineStyle: { type: [3, 3], width: 1, color: read('--line-strong') },
        label: {
          position: 'insideEndTop',
          color: read('--mantine-color-dimmed'),
          fontSize: 11,
          distance: 4,
          backgroundColor: read('--mantine-color-body'),
          padding: [1, 2],
        },
        data: marks.map(({ at, texts }) => ({
          xAxis: at,
          label: { show: labelled.has(at), formatter: shorten(texts) },
        })),
      },
    },
  ]
}

/** The marks that have room for their text, by their rows. */
function findLabelled(
  marks: readonly ChartMark[],
  { rows, width }: { rows: ChartData['rows']; width: number },
): ReadonlySet<string> {
  const labelled = new Set<string>()
  let last = -LABEL_WIDTH
  for (const { at } of marks) {
    const place = (rows.findIndex(([name]) => name === at) / Math.max(1, rows.length - 1)) * width
    if (place - last < LABEL_WIDTH) continue
    labelled.add(at)
    last = place
  }
  return labelled
}

function shorten([first = '', ...others]: readonly string[]): string {
  const rest = others.length > 0 ? ` +${others.length}` : ''
  return (first.length > LONGEST_LABEL ? `${first.slice(0, LONGEST_LABEL)}…` : first) + rest
}

/** The tooltip of a row: its numbers as the table shows them, and its marks. It is built of nodes, never of HTML. */
export function describePoint(points: unknown, data: ChartData): HTMLElement | string {
  const [first, ...others] = readPoints(points)
  if (first === undefined) return ''
  const row = data.rows[first.dataIndex]
  if (row === undefined) return ''
  const box = document.createElement('div')
  box.append(makeLine('strong', String(row[0])))
  for (const { seriesName, color } of [first, ...others]) {
    const column = data.header.indexOf(seriesName)
    if (column < 1) continue
    const line = makeLine(
      'div',
      `${seriesName}: ${showCell(row[column], data.formats?.[column - 1] ?? formatCount)}`,
    )
    const dot = document.createElement('span')
    dot.style.cssText = 'display:inline-block;width:8px;height:8px;border-radius:4px;margin-right:8px'
    dot.style.background = color
    line.prepend(dot)
    box.append(line)
  }
  const mark = data.marks?.find(({ at }) => at === row[0])
  for (const text of mark?.texts ?? []) {
    const line = makeLine('div', text)
    line.style.cssText = 'max-width:320px;white-space:normal;margin-top:4px'
    box.append(line)
  }
  return box
}

function makeLine(tag: 'div' | 'strong', text: string): HTMLElement {
  const line = document.createElement(tag)
  line.textContent = text
  return line
}

interface Point {
  dataIndex: number
  seriesName: string
  color: string
}

/** The points below the pointer, as the chart's library passes them. */
function readPoints(points: unknown): Point[] {
  const list: unknown[] = Array.isArray(points) ? points : []
  return list.flatMap((point) => {
    if (typeof point !== 'object' || point === null) return []
    const { dataIndex, seriesName, color } = { dataIndex: -1, seriesName: '', color: '', ...point }
    return [{ dataIndex: Number(dataIndex), seriesName: String(seriesName), color: String(color) }]
  })
}
