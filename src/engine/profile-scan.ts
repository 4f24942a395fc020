import type { Profiles } from './cluster-profiles.ts'
import type { ProfileIndex } from './profile-index.ts'

/** Goes through what one cluster shares with each later cluster. */
interface ProfileScan {
  /** By cluster, after `add`: the sum for that later cluster. */
  total: Float64Array
  /** The later clusters with a sum. */
  found: Int32Array
  /** Adds weight · share · share for each feature that a later cluster has, too; returns the number of clusters found. */
  add(cluster: number, weight: Float64Array): number
  /** Calls back for each feature and each later cluster that has it, too; `both` is the product of the two shares. */
  visit(cluster: number, act: (feature: number, later: number, both: number) => void): void
  /** Forgets the sums of this number of clusters, for the next `add`. */
  clear(found: number): void
}

/** Features of less weight are passed over: most are frequent ones, which take most of the time. */
const LEAST_VALUE = 0.001

export function createScan(profiles: Profiles, index: ProfileIndex): ProfileScan {
  const { count, start, feature, share } = profiles
  const total = new Float64Array(count)
  const found = new Int32Array(count)

  function visit(cluster: number, act: (feature: number, later: number, both: number) => void): void {
    for (let i = start[cluster]; i < start[cluster + 1]; i++) {
      const first = index.start[feature[i]]
      for (let at = index.start[feature[i] + 1] - 1; at >= first && index.cluster[at] > cluster; at--)
        act(feature[i], index.cluster[at], share[i] * index.share[at])
    }
  }

  function add(cluster: number, weight: Float64Array): number {
    let used = 0
    for (let i = start[cluster]; i < start[cluster + 1]; i++) {
      const value = weight[feature[i]] * share[i]
      if (value < LEAST_VALUE) continue
      const first = index.start[feature[i]]
      for (let at = index.start[feature[i] + 1] - 1; at >= first && index.cluster[at] > cluster; at--) {
        const later = index.cluster[at]
        if (total[later] === 0) found[used++] = later
        total[later] += value * index.share[at]
      }
    }
    return used
  }

  function clear(used: number): void {
    for (let i = 0; i < used; i++) total[found[i]] = 0
  }

  return { total, found, add, visit, clear }
}
