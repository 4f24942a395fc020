import { createAffinityRow } from './affinity-row.ts'
import type { Profiles } from './cluster-profiles.ts'
import type { Affinities } from './page-affinity.ts'
import { rarityOf, type ProfileIndex } from './profile-index.ts'
import { createScan } from './profile-scan.ts'

/** Words of at most this many clusters give the mean page affinity of two clusters with a word in common. */
const RARE = 16
/** So many pairs of clusters with that mean are added to the pairs of each word. */
const ADDED_PAIRS = 10

/**
 * A word weighs as much as it is rare, less if pages tie two clusters with it less often
 * than two with a rare word. So "best" weighs nothing, in any language.
 */
export function weighWords(profiles: Profiles, index: ProfileIndex, pages: Affinities): Float64Array {
  const { count, featureCount } = profiles
  const tied = new Float64Array(featureCount)
  const pairs = new Float64Array(featureCount)
  const scan = createScan(profiles, index)
  const row = createAffinityRow(pages, count)
  for (let cluster = 0; cluster < count; cluster++) {
    row.fill(cluster)
    scan.visit(cluster, (word, later) => {
      tied[word] += row.affinity[later]
      pairs[word]++
    })
    row.clear(cluster)
  }
  const mean = meanOfRare(index.frequency, tied, pairs)
  return Float64Array.from(index.frequency, (clusters, word) => {
    if (clusters === 1 || clusters > index.mostClusters) return 0
    const often = (tied[word] + ADDED_PAIRS * mean) / (pairs[word] + ADDED_PAIRS)
    return rarityOf(clusters, count) * (mean === 0 ? 1 : Math.min(1, often / mean))
  })
}

function meanOfRare(frequency: Uint32Array, tied: Float64Array, pairs: Float64Array): number {
  let sum = 0
  let all = 0
  for (let word = 0; word < frequency.length; word++) {
    if (frequency[word] > RARE) continue
    sum += tied[word]
    all += pairs[word]
  }
  return all === 0 ? 0 : sum / all
}
