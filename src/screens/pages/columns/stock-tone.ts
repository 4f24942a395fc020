type StockTone = 'good' | 'warning' | 'danger' | 'neutral'

/** F-167: the colour of a stock status, by the words in it. */
export function stockTone(status: string): StockTone {
  const words = status.toLowerCase()
  if (words.includes('back') || words.includes('pre')) return 'warning'
  if (words.includes('out')) return 'danger'
  return words.includes('in') ? 'good' : 'neutral'
}
