import type { Sort } from '#ui/table/SortHeader.tsx'
import type { ClusterRow } from '../contract.ts'

export type ClusterColumn = 'cluster' | 'mainKeyword' | 'keywords' | 'volume' | 'overlap'

export const BY_VOLUME: Sort<ClusterColumn> = { key: 'volume', direction: 'descending' }

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Returns a sorted copy; equal rows keep the order of their numbers, rows without a value are last. */
export function sortClusters(
  clusters: readonly ClusterRow[],
  { key, direction }: Sort<ClusterColumn>,
): ClusterRow[] {
  const sign = direction === 'ascending' ? 1 : -1
  return clusters.toSorted((one, other) => {
    if (key === 'mainKeyword') return sign * collator.compare(one.mainKeyword, other.mainKeyword)
    const left = one[key]
    const right = other[key]
    if (left === right) return one.cluster - other.cluster
    if (left === null) return 1
    if (right === null) return -1
    return sign * (left - right)
  })
}

/** The first click on a column shows what people look for first: words from A, numbers from the largest. */
export function sortAfterClick(sort: Sort<ClusterColumn>, key: ClusterColumn): Sort<ClusterColumn> {
  if (sort.key === key) return { key, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' }
  return { key, direction: key === 'mainKeyword' || key === 'cluster' ? 'ascending' : 'descending' }
}
