const counts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const scores = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const sizes = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 })

export function formatCount(count: number): string {
  return counts.format(count)
}

export function formatScore(score: number): string {
  return scores.format(score)
}

/** "1 row", "2 rows", "1,240 rows". */
export function formatNoun(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}

export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 999_500) return `${sizes.format(bytes / 1000)} KB`
  if (bytes < 999_500_000) return `${sizes.format(bytes / 1e6)} MB`
  return `${sizes.format(bytes / 1e9)} GB`
}
