import type { Article } from '#features/articles/web/index.ts'

type Candidate = Pick<Article, 'id' | 'title' | 'estimated_search_volume'>

/** F-083: clusters are merged into the one with the largest search volume; of equal ones, into the oldest. */
export function findMergeTarget<One extends Candidate>(clusters: readonly One[]): One | null {
  const [first] = clusters.toSorted(
    (one, other) => other.estimated_search_volume - one.estimated_search_volume || one.id - other.id,
  )
  return first ?? null
}
