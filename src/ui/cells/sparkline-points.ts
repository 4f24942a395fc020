const EDGE = 2

/** The `points` of a polyline that fills the box; a single value, or equal values, give a line at half its height. */
export function sparklinePoints(values: readonly number[], width: number, height: number): string {
  if (values.length === 0) return ''
  const least = Math.min(...values)
  const span = Math.max(...values) - least
  const step = (width - 2 * EDGE) / Math.max(1, values.length - 1)
  const drawn = values.length === 1 ? [...values, ...values] : values
  return drawn
    .map((value, index) => {
      const x = values.length === 1 ? EDGE + index * (width - 2 * EDGE) : EDGE + index * step
      const share = span === 0 ? 0.5 : (value - least) / span
      return `${round(x)},${round(height - EDGE - share * (height - 2 * EDGE))}`
    })
    .join(' ')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
