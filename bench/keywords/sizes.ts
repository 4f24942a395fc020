/** A number of keywords, short enough for a table. */
export function describeSize(size: number): string {
  return size >= 1_000_000 ? `${size / 1_000_000}M` : `${Math.round(size / 1000)}k`
}
