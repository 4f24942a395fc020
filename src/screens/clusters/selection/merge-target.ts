import type { Article } from '#features/articles/web/index.ts'

type Candidate = Pick<Article, 'id' | 'title' | 'estimated_search_volume'>

/**
 * F-083: clusters are merged into the one with the largest search volume; of equal ones, into the oldest. An unknown
 * volume is the smallest.
 */
export function findMergeTarget<One extends Candidate>(clusters: readonly One[]): One | null {
  const [first] = clusters.toSorted(
    (one, other) =>
      (other.estimated_search_volume ?? -1) - (one.estimated_search_volume ?? -1) || one.id - other.id,
  )
  return first ?? null
}
