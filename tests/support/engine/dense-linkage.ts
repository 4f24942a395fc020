import type { KeywordTable } from '#engine/index.ts'

/**
 * Textbook average linkage as a reference: the overlaps of all pairs in one matrix of 4 n^2 bytes, with every shared
 * page counted, hubs included. Merges while the mean overlap of two clusters is at least `minimum`.
 * @returns the cluster of each row
 */
export function linkDensely(table: KeywordTable, minimum: number): Int32Array {
  const { count } = table
  const sums = countOverlaps(table)
  const size = new Float64Array(count).fill(1)
  const labels = Int32Array.from({ length: count }, (_, row) => row)
  const active = new Set(labels)
  const chain: number[] = []

  while (active.size > 0) {
    if (chain.length === 0) chain.push(...active.values().take(1))
    const top = chain[chain.length - 1]
    const before = chain.at(-2) ?? -1
    const nearest = findNearest(top, before)
    if (nearest < 0) {
      active.delete(top)
      chain.pop()
    } else if (nearest === before) {
      chain.length -= 2
      merge(before, top)
    } else chain.push(nearest)
  }
  return labels.map((_, row) => findLabel(labels, row))

  /** The cluster with the largest mean, on a tie the previous one in the chain; -1 when none reaches the minimum. */
  function findNearest(cluster: number, before: number): number {
    const means = sums.subarray(cluster * count, (cluster + 1) * count)
    let best = before
    let bestMean = before < 0 ? 0 : means[before] / size[before]
    for (const other of active) {
      const mean = means[other] / size[other]
      if (mean <= bestMean || other === cluster) continue
      best = other
      bestMean = mean
    }
    return bestMean >= minimum * size[cluster] ? best : -1
  }

  function merge(into: number, from: number): void {
    active.delete(from)
    labels[from] = into
    size[into] += size[from]
    for (const other of active) {
      const sum = sums[into * count + other] + sums[from * count + other]
      sums[into * count + other] = sum
      sums[other * count + into] = sum
    }
  }
}

function countOverlaps({ count, urls, urlStart, urlEnd, urlCount }: KeywordTable): Uint32Array {
  const sums = new Uint32Array(count * count)
  const rowsOf: number[][] = Array.from({ length: urlCount }, () => [])
  for (let row = 0; row < count; row++)
    for (let i = urlStart[row]; i < urlEnd[row]; i++) rowsOf[urls[i]].push(row)
  for (const rows of rowsOf) for (const a of rows) for (const b of rows) if (a !== b) sums[a * count + b]++
  return sums
}

function findLabel(labels: Int32Array, row: number): number {
  let label = row
  while (labels[label] !== label) label = labels[label]
  return label
}
