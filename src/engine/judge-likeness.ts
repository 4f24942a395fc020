import { createAffinityRow } from './affinity-row.ts'
import type { Affinities } from './page-affinity.ts'

/** Compares the words of one cluster with those of later ones. */
export interface WordComparison {
  /** Lists in `found` the later clusters with words in common; returns how many those are. */
  compare(cluster: number): number
  found: Int32Array
  /** 0..1, for a cluster that was found. */
  likenessOf(later: number): number
  /** Forgets the comparison of this number of clusters, for the next one. */
  clear(found: number): void
}

/** Steps of likeness for each of which is measured what it is worth. */
const STEPS = 20
/** So many pairs that are worth what their likeness suggests are added to the pairs of each step. */
const ADDED_PAIRS = 20
/** Pages tie two clusters from this affinity on. */
const TIED = 0.6
/** Added to the pairs that pages tie: where no results are known, words are trusted by half. */
const ADDED_TIES = { pairs: 10, alike: 5 } as const

/**
 * Lets the results judge what words say; returns the affinity, 0..1, of a likeness.
 * - A step of likeness is worth the mean page affinity of its pairs, less that of all pairs, in relation to the best step.
 * - The square of the mean likeness of those that pages tie says how far words can be trusted at all.
 */
export function judgeLikeness(
  { compare, found, likenessOf, clear }: WordComparison,
  pages: Affinities,
  count: number,
): (likeness: number) => number {
  const tied = new Float64Array(STEPS)
  const pairs = new Float64Array(STEPS)
  const row = createAffinityRow(pages, count)
  let alike: number = ADDED_TIES.alike
  for (let cluster = 0; cluster < count; cluster++) {
    row.fill(cluster)
    const used = compare(cluster)
    for (let i = 0; i < used; i++) {
      const likeness = likenessOf(found[i])
      const affinity = row.affinity[found[i]]
      tied[stepOf(likeness)] += affinity
      pairs[stepOf(likeness)]++
      if (affinity >= TIED) alike += likeness
    }
    clear(used)
    row.clear(cluster)
  }
  const ties = pages.affinity.reduce((sum, affinity) => sum + (affinity >= TIED ? 1 : 0), ADDED_TIES.pairs)
  const trust = Math.min(1, alike / ties) ** 2
  const worth = rateSteps(tied, pairs, meanAffinity(pages, count))
  return (likeness) => trust * worth[stepOf(likeness)]
}

function stepOf(likeness: number): number {
  return Math.min(STEPS - 1, Math.floor(likeness * STEPS))
}

function meanAffinity({ affinity }: Affinities, count: number): number {
  return affinity.reduce((sum, one) => sum + one, 0) / ((count * (count - 1)) / 2)
}

function rateSteps(tied: Float64Array, pairs: Float64Array, mean: number): Float64Array {
  const best = tied.reduce(
    (most, sum, step) => (pairs[step] < ADDED_PAIRS ? most : Math.max(most, sum / pairs[step])),
    0,
  )
  return tied.map((sum, step) => {
    const suggested = step === 0 ? 0 : (step + 0.5) / STEPS
    if (best <= mean) return suggested
    const rate = (sum + ADDED_PAIRS * suggested * best) / (pairs[step] + ADDED_PAIRS)
    return Math.min(1, Math.max(0, (rate - mean) / (best - mean)))
  })
}
