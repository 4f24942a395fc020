export interface TrendPoint {
  /** What the value is of, such as a day. */
  name: string
  /** Null where it is unknown. */
  value: number | null
}

/** The lowest and the highest of the known values, each with its name. */
export function describeTrend(points: readonly TrendPoint[], format: (value: number) => string): string {
  const known = points.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]))
  const [lowest] = known.toSorted((a, b) => a.value - b.value)
  const [highest] = known.toSorted((a, b) => b.value - a.value)
  if (!lowest || !highest) return 'Nothing is known'
  if (lowest.value === highest.value) return `Always ${format(lowest.value)}`
  return `Lowest: ${format(lowest.value)}, ${lowest.name}. Highest: ${format(highest.value)}, ${highest.name}`
}
