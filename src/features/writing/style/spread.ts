/** How lengths are spread: a tenth of them is at most `low`, and a tenth at least `high`. */
export interface Spread {
  count: number
  low: number
  median: number
  high: number
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other)
  return { count: sorted.length, low: at(sorted, 0.1), median: at(sorted, 0.5), high: at(sorted, 0.9) }
}

/** The value below which this part of the sorted values is; 0 of none. */
function at(sorted: readonly number[], part: number): number {
  const place = (sorted.length - 1) * part
  const low = sorted[Math.floor(place)] ?? 0
  const high = sorted[Math.ceil(place)] ?? low
  return Math.round(low + (high - low) * (place - Math.floor(place)))
}
