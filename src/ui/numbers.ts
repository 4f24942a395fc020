const counts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const scores = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const amounts = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const decimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const percents = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
const deltas = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, signDisplay: 'never' })
const shorts = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
const sizes = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 })

export function formatCount(count: number): string {
  return counts.format(count)
}

export function formatScore(score: number): string {
  return scores.format(score)
}

/** "45", "0.05", "28.5": a number with the decimals that it has, two at most. */
export function formatDecimals(value: number): string {
  return decimals.format(value)
}

/** "0.31", "1,200.00": an amount of money without its currency. */
export function formatAmount(amount: number): string {
  return amounts.format(amount)
}

/** "9.9%", from a share of 0 to 1. */
export function formatPercent(share: number): string {
  return percents.format(share)
}

/** "4", "0.5", "1,200": a difference without its sign, for which the caller shows an arrow or a word. */
export function formatDelta(difference: number): string {
  return deltas.format(difference)
}

/** "1.2K", "34.6M": for sums and axes, where the exact number is shown elsewhere. */
export function formatShort(count: number): string {
  return shorts.format(count)
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
