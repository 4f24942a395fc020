import type { Profiles } from './cluster-profiles.ts'
import { judgeLikeness, type WordComparison } from './judge-likeness.ts'
import type { Affinities } from './page-affinity.ts'
import { indexProfiles } from './profile-index.ts'
import { createScan } from './profile-scan.ts'
import { weighWords } from './word-weights.ts'

export interface WordAffinities extends Omit<WordComparison, 'likenessOf'> {
  /** 0..1, for a cluster that was found. */
  affinityOf(later: number): number
}

/** Words that weigh less than this in all make no two clusters alike. */
const LEAST_LENGTH = 0.25

/**
 * How likely two clusters belong together by the words of their keywords. Their likeness, 0..1, is the cosine of the weighted
 * shares of rows that have each word; the pages of their results decide what words and likenesses are worth.
 */
export function findWordAffinities(profiles: Profiles, pages: Affinities): WordAffinities {
  const comparison = createComparison(profiles, pages)
  const worthOf = judgeLikeness(comparison, pages, profiles.count)
  const { compare, found, likenessOf, clear } = comparison
  return { compare, found, clear, affinityOf: (later) => worthOf(likenessOf(later)) }
}

function createComparison(profiles: Profiles, pages: Affinities): WordComparison {
  const index = indexProfiles(profiles)
  const weight = weighWords(profiles, index, pages)
  const squared = weight.map((one) => one * one)
  const length = measureLengths(profiles, weight)
  const { add, found, total, clear } = createScan(profiles, index)
  let own = 0
  return {
    compare(cluster) {
      own = length[cluster]
      return add(cluster, squared)
    },
    found,
    clear,
    likenessOf: (later) => total[later] / (own * length[later]),
  }
}

function measureLengths({ count, start, feature, share }: Profiles, weight: Float64Array): Float64Array {
  const length = new Float64Array(count)
  for (let cluster = 0; cluster < count; cluster++) {
    let sum = 0
    for (let i = start[cluster]; i < start[cluster + 1]; i++) sum += (weight[feature[i]] * share[i]) ** 2
    length[cluster] = Math.max(LEAST_LENGTH, Math.sqrt(sum))
  }
  return length
}
