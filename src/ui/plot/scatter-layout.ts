import type { Size } from '../graph/graph-view.ts'
import { listTicks, scaleLog } from './log-scale.ts'
import type { PlotLayout, PlotLine, PlotText, Shape, Tone } from './shapes.ts'

export interface ScatterItem {
  id: number
  name: string
  /** Null when it is not known: the item stands in the strip of the unknown ones. */
  x: number | null
  y: number | null
  /** The area of the point is in proportion to it; null for the smallest point. */
  size: number | null
  tone: Tone
  sign: string
}

export interface ScatterAxes {
  /** With a range, the axis has these ends, and what is beyond them stands at an end. */
  x: { name: string; unknown: string; format: (value: number) => string; range?: readonly [number, number] }
  y: { name: string; unknown: string; format: (value: number) => string }
}

/** Pixels for numbers and names around the points, and for the strips of items with an unknown number. */
const MARGIN = { left: 52, right: 12, top: 24, bottom: 40 }
const STRIP = 56
const RADIUS = { least: 3, most: 22 }

/** Lays out items as points; both axes are logarithmic. Large points come first, so that small ones lie above them. */
export function layOutScatter(items: readonly ScatterItem[], axes: ScatterAxes, size: Size): PlotLayout {
  const frame = {
    left: MARGIN.left,
    right: size.width - MARGIN.right - STRIP,
    top: MARGIN.top,
    bottom: size.height - MARGIN.bottom - STRIP,
  }
  const x = scaleLog(axes.x.range ?? listKnown(items, 'x'), { from: frame.left, to: frame.right })
  const y = scaleLog(listKnown(items, 'y'), { from: frame.bottom, to: frame.top })
  const largest = Math.max(...items.map((item) => item.size ?? 0), 1)
  const radiusOf = (value: number | null) =>
    Math.max(RADIUS.least, Math.sqrt((value ?? 0) / largest) * RADIUS.most)
  const shapes = items
    .map((item): Shape => {
      const radius = radiusOf(item.size)
      const at = {
        x: item.x === null || item.x <= 0 ? frame.right + STRIP / 2 : x.place(within(item.x, axes.x.range)),
        y: item.y === null || item.y <= 0 ? frame.bottom + STRIP / 2 : y.place(item.y),
      }
      return {
        id: item.id,
        name: item.name,
        tone: item.tone,
        sign: item.sign,
        isRound: true,
        x: at.x - radius,
        y: at.y - radius,
        width: radius * 2,
        height: radius * 2,
      }
    })
    .toSorted((one, other) => other.width - one.width || one.id - other.id)
  return { shapes, ...drawAxes({ x, y, frame, axes, size }) }
}

function within(value: number, [least, most]: readonly [number, number] = [value, value]): number {
  return Math.min(Math.max(value, least), most)
}

function listKnown(items: readonly ScatterItem[], axis: 'x' | 'y'): number[] {
  return items.flatMap((item) => item[axis] ?? []).filter((value) => value > 0)
}

interface Drawn {
  x: ReturnType<typeof scaleLog>
  y: ReturnType<typeof scaleLog>
  frame: { left: number; right: number; top: number; bottom: number }
  axes: ScatterAxes
  size: Size
}

function drawAxes({ x, y, frame, axes, size }: Drawn): { texts: PlotText[]; lines: PlotLine[] } {
  const right = size.width - MARGIN.right
  const foot = frame.bottom + STRIP
  const ofX = listTicks(x.from, x.to).map((value) => ({ value, at: x.place(value) }))
  const ofY = listTicks(y.from, y.to).map((value) => ({ value, at: y.place(value) }))
  const text = (part: Omit<PlotText, 'most'>): PlotText => ({ most: size.width, ...part })
  return {
    lines: [
      ...ofX.map(({ at }) => ({ x1: at, y1: frame.top, x2: at, y2: foot })),
      ...ofY.map(({ at }) => ({ x1: frame.left, y1: at, x2: right, y2: at })),
    ],
    texts: [
      ...ofX.map(({ value, at }) =>
        text({ text: axes.x.format(value), x: at, y: foot + 10, align: 'center' }),
      ),
      ...ofY.map(({ value, at }) =>
        text({ text: axes.y.format(value), x: frame.left - 8, y: at, align: 'right' }),
      ),
      text({ text: axes.x.unknown, x: frame.right + STRIP / 2, y: foot + 10, align: 'center' }),
      text({ text: axes.y.unknown, x: frame.left - 8, y: frame.bottom + STRIP / 2, align: 'right' }),
      text({ text: axes.x.name, x: (frame.left + frame.right) / 2, y: foot + 28, align: 'center' }),
      text({ text: axes.y.name, x: 0, y: 8, align: 'left' }),
    ],
  }
}
