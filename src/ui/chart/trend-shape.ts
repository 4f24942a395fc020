interface TrendShape {
  /** Path of the line; it has a gap where a value is unknown. */
  line: string
  /** Path of the area below the line. */
  area: string
}

/**
 * The shape of values over time from zero up, in a box of 100 by 100 whose top is the largest value. A value between
 * two unknown ones is a dash of its own.
 */
export function shapeTrend(values: readonly (number | null)[], most: number): TrendShape {
  const step = 100 / Math.max(1, values.length - 1)
  const lines: string[] = []
  const areas: string[] = []
  for (const run of findRuns(values)) {
    const points = run.map(([place, value]) => [place * step, most === 0 ? 100 : 100 - (value / most) * 100])
    const [start = 0, end = 0] = [points[0]?.[0], points.at(-1)?.[0]]
    const path = points.map((point) => point.map(round).join(' ')).join(' L')
    const dash = points.length === 1 ? `M${path} h0.4` : `M${path}`
    lines.push(dash)
    areas.push(`M${round(start)} 100 L${path} L${round(end)} 100 Z`)
  }
  return { line: lines.join(' '), area: areas.join(' ') }
}

/** The values that follow each other without an unknown one between them, with their places. */
function findRuns(values: readonly (number | null)[]): [place: number, value: number][][] {
  const runs: [number, number][][] = []
  let isGap = true
  values.forEach((value, place) => {
    if (value !== null && isGap) runs.push([])
    if (value !== null) runs.at(-1)?.push([place, value])
    isGap = value === null
  })
  return runs
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
