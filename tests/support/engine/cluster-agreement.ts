/** How well two partitions of the same items agree; every number is 1 when they are equal. */
interface Agreement {
  /**
   * Rand index corrected for chance, 0 on average for random labels: (S - E) / ((A + B) / 2 - E) with
   * E = A B / C(n, 2), where S counts the pairs together in both, A those of the truth, B those of the labels.
   * Hubert & Arabie 1985, "Comparing partitions", equation 5.
   */
  adjustedRand: number
  /**
   * Mean over items: the share of an item's cluster that is of its class (precision), the share of its class
   * that is in its cluster (recall), and their harmonic mean.
   * Bagga & Baldwin 1998, "Algorithms for scoring coreference chains"; Amigo et al. 2009, section 3.3.
   */
  bcubed: { precision: number; recall: number; f1: number }
  /** Of the pairs together in the labels the share that belongs together, S / B, and the reverse, S / A. */
  pairwise: { precision: number; recall: number }
}

/** Labels are any whole numbers from 0 on; item i has truth[i] and labels[i]. */
export function measureAgreement(truth: ArrayLike<number>, labels: ArrayLike<number>): Agreement {
  if (truth.length !== labels.length)
    throw new Error(`There are ${labels.length} labels for ${truth.length} items.`)
  const { cells, classSize, clusterSize } = countTogether(truth, labels)
  const together = sumPairs(cells.map(({ count }) => count))
  const inTruth = sumPairs(classSize.values())
  const inLabels = sumPairs(clusterSize.values())
  const share = (mostOf: (cell: Cell) => number) =>
    cells.reduce((sum, cell) => sum + cell.count ** 2 / mostOf(cell), 0) / truth.length
  const precision = share(({ cluster }) => clusterSize.get(cluster) ?? 0)
  const recall = share(({ klass }) => classSize.get(klass) ?? 0)
  return {
    adjustedRand: adjustForChance(together, inTruth, inLabels, countPairs(truth.length)),
    bcubed: { precision, recall, f1: (2 * precision * recall) / (precision + recall) },
    pairwise: {
      precision: inLabels === 0 ? 1 : together / inLabels,
      recall: inTruth === 0 ? 1 : together / inTruth,
    },
  }
}

/** The number of items of one class in one cluster. */
interface Cell {
  klass: number
  cluster: number
  count: number
}

function countTogether(truth: ArrayLike<number>, labels: ArrayLike<number>) {
  const cells = new Map<number, Map<number, Cell>>()
  const classSize = new Map<number, number>()
  const clusterSize = new Map<number, number>()
  for (let item = 0; item < truth.length; item++) {
    const klass = truth[item]
    const cluster = labels[item]
    classSize.set(klass, (classSize.get(klass) ?? 0) + 1)
    clusterSize.set(cluster, (clusterSize.get(cluster) ?? 0) + 1)
    const row = cells.get(klass) ?? new Map<number, Cell>()
    const cell = row.get(cluster) ?? { klass, cluster, count: 0 }
    cell.count++
    cells.set(klass, row.set(cluster, cell))
  }
  return { cells: [...cells.values()].flatMap((row) => [...row.values()]), classSize, clusterSize }
}

/** The adjusted Rand index. When neither side has pairs, or both have all, the partitions are equal and it is 1. */
function adjustForChance(together: number, inTruth: number, inLabels: number, all: number): number {
  const expected = all === 0 ? 0 : (inTruth * inLabels) / all
  const most = (inTruth + inLabels) / 2
  return most === expected ? 1 : (together - expected) / (most - expected)
}

function sumPairs(counts: Iterable<number>): number {
  let pairs = 0
  for (const count of counts) pairs += countPairs(count)
  return pairs
}

function countPairs(count: number): number {
  return (count * (count - 1)) / 2
}
