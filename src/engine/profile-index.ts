import type { Profiles } from './cluster-profiles.ts'

/** For each feature the clusters that have it, ascending, with their shares; see `Profiles`. */
export interface ProfileIndex {
  /** By feature: number of clusters that have it. */
  frequency: Uint32Array
  /** Features of more clusters than this are left out, and so are those of a single one. */
  mostClusters: number
  start: Uint32Array
  cluster: Int32Array
  share: Float64Array
}

/** Pairs of clusters that are compared at most, a pair once for each feature that both have: times the clusters. */
const PAIRS_OF_CLUSTER = 500

/**
 * Lists the clusters of each feature. Features that only one cluster has are left out, and the most frequent ones from
 * the point on where more pairs would have to be compared than `PAIRS_OF_CLUSTER` allows: what so many have says nothing.
 */
export function indexProfiles({ count, featureCount, start, feature, share }: Profiles): ProfileIndex {
  const frequency = new Uint32Array(featureCount)
  for (const id of feature) frequency[id]++
  const most = findLargestFrequency(frequency, count)
  const first = new Uint32Array(featureCount + 1)
  for (let id = 0; id < featureCount; id++)
    first[id + 1] = first[id] + (frequency[id] > 1 && frequency[id] <= most ? frequency[id] : 0)
  const next = first.slice(0, featureCount)
  const cluster = new Int32Array(first[featureCount])
  const shares = new Float64Array(first[featureCount])
  for (let at = 0; at < count; at++)
    for (let i = start[at]; i < start[at + 1]; i++) {
      const id = feature[i]
      if (first[id + 1] === first[id]) continue
      shares[next[id]] = share[i]
      cluster[next[id]++] = at
    }
  return { frequency, mostClusters: most, start: first, cluster, share: shares }
}

function findLargestFrequency(frequency: Uint32Array, count: number): number {
  let left = PAIRS_OF_CLUSTER * count
  let most = 1
  for (const one of frequency.toSorted()) {
    left -= (one * (one - 1)) / 2
    if (left < 0) return most === one ? one - 1 : most
    most = one
  }
  return most
}

/** Clusters of other subjects that are added to those of a plan: in a small plan, what many clusters have may still be rare. */
const OTHER_CLUSTERS = 5

/** How much it says, 0..1, that a cluster has a feature: 1 if it is the only one, 0 if all of very many have it. */
export function rarityOf(frequency: number, count: number): number {
  const all = count + OTHER_CLUSTERS
  return Math.log(all / frequency) / Math.log(all)
}
