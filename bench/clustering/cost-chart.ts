import { CHART_STYLE, STROKES } from './cost-chart-style.ts'
import { itemAt } from '#platform/items.ts'

export interface Curve {
  name: string
  points: { keywords: number; seconds: number }[]
  /** What it would need for the next size, or null when it reached the largest one. */
  end: string | null
}

const WIDTH = 860
const HEIGHT = 520
const PLOT = { left: 72, right: 556, top: 84, bottom: 456 }
const LEGEND = { left: 590, top: 98, step: 45 }

/** CPU seconds against keywords, both in logarithmic steps, as an SVG for light and dark pages. */
export function drawCostChart(curves: Curve[]): string {
  const points = curves.flatMap((curve) => curve.points)
  const x = createScale(
    points.map(({ keywords }) => keywords),
    PLOT.left,
    PLOT.right,
  )
  const y = createScale(
    points.map(({ seconds }) => seconds),
    PLOT.bottom,
    PLOT.top,
  )
  // The first curve is ours: drawn last, it lies on top.
  const lines = curves.map((curve, index) => drawCurve(curve, index, x.place, y.place)).toReversed()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="title about">
<title id="title">CPU seconds against the number of keywords</title>
<desc id="about">${escape(describe(curves))}</desc>
<style>${CHART_STYLE}</style>
<rect class="paper" width="${WIDTH}" height="${HEIGHT}" rx="10"/>
<text class="heading" x="28" y="38">What clustering costs</text>
<text class="note" x="28" y="60">CPU seconds of the whole process, parsing included; both axes logarithmic</text>
${[...x.ticks.map((value) => drawColumn(value, x.place)), ...y.ticks.map((value) => drawLine(value, y.place))].join('\n')}
<text class="axis" x="${(PLOT.left + PLOT.right) / 2}" y="${HEIGHT - 18}">keywords</text>
<text class="axis" transform="translate(24 ${(PLOT.top + PLOT.bottom) / 2}) rotate(-90)">CPU seconds</text>
${lines.join('\n')}
${curves.map(drawKey).join('\n')}
</svg>
`
}

interface Scale {
  place(value: number): number
  /** 1, 3, 10, 30, ... within the range. */
  ticks: number[]
}

/** Ends at the 1s and 3s around the values. */
function createScale(values: number[], from: number, to: number): Scale {
  const steps = Array.from({ length: 24 }, (_, i) =>
    Number(`${i % 2 === 0 ? 1 : 3}e${Math.floor(i / 2) - 3}`),
  )
  const least = steps.findLast((step) => step <= Math.min(...values)) ?? itemAt(steps, 0)
  const most = steps.find((step) => step >= Math.max(...values)) ?? itemAt(steps, steps.length - 1)
  const perUnit = (to - from) / Math.log(most / least)
  return {
    place: (value) => round(from + Math.log(value / least) * perUnit),
    ticks: steps.filter((step) => step >= least && step <= most),
  }
}

function drawCurve(
  { points }: Curve,
  index: number,
  x: (value: number) => number,
  y: (value: number) => number,
): string {
  const places = points.map(({ keywords, seconds }) => `${x(keywords)},${y(seconds)}`)
  const dots = points.map(
    ({ keywords, seconds }) =>
      `<circle cx="${x(keywords)}" cy="${y(seconds)}" r="${index === 0 ? 4.5 : 3}"/>`,
  )
  return `<g class="${strokeOf(index)}"><polyline points="${places.join(' ')}"/>${dots.join('')}</g>`
}

function drawKey({ name, points, end }: Curve, index: number): string {
  const top = LEGEND.top + index * LEGEND.step
  const reach = points.at(-1)?.keywords
  const last = points.at(-1)?.seconds ?? 0
  const reached = reach === undefined ? '' : `${formatSeconds(last)} at ${formatCount(reach)}`
  const note = end === null ? reached : `${reached}; beyond: ${end}`
  return `<g class="${strokeOf(index)}"><line x1="${LEGEND.left}" y1="${top}" x2="${LEGEND.left + 26}" y2="${top}"/><circle cx="${LEGEND.left + 13}" cy="${top}" r="${index === 0 ? 4.5 : 3}"/></g>
<text class="${index === 0 ? 'own name' : 'name'}" x="${LEGEND.left + 36}" y="${top + 4}">${escape(name)}</text>
<text class="small" x="${LEGEND.left + 36}" y="${top + 20}">${escape(note)}</text>`
}

function drawColumn(value: number, x: (value: number) => number): string {
  const label = `<text class="tick middle" x="${x(value)}" y="${PLOT.bottom + 20}">${formatCount(value)}</text>`
  return `<line class="grid" x1="${x(value)}" y1="${PLOT.top}" x2="${x(value)}" y2="${PLOT.bottom}"/>${label}`
}

function drawLine(value: number, y: (value: number) => number): string {
  const label = `<text class="tick end" x="${PLOT.left - 10}" y="${y(value) + 4}">${value}</text>`
  return `<line class="grid" x1="${PLOT.left}" y1="${y(value)}" x2="${PLOT.right}" y2="${y(value)}"/>${label}`
}

function describe(curves: Curve[]): string {
  return curves
    .map(({ name, points }) => {
      const last = points.at(-1)
      return last ? `${name}: ${formatSeconds(last.seconds)} at ${formatCount(last.keywords)} keywords.` : ''
    })
    .filter(Boolean)
    .join(' ')
}

function strokeOf(index: number): string {
  return `curve c${index % STROKES.length}`
}

function formatCount(value: number): string {
  return value.toLocaleString('en-US')
}

function formatSeconds(value: number): string {
  return `${value.toLocaleString('en-US', { maximumSignificantDigits: 2 })} s`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
