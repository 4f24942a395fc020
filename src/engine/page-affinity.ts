import type { Profiles } from './cluster-profiles.ts'
import { indexProfiles, rarityOf, type ProfileIndex } from './profile-index.ts'
import { createScan } from './profile-scan.ts'

/** For each cluster i: its affinity, 0..1, with later clusters, other[start[i] .. start[i + 1]). */
export interface Affinities {
  start: Uint32Array
  other: Int32Array
  affinity: Float64Array
}

/**
 * Evidence that ties two clusters, such as one page that a third of the keywords of both have (1/3 · 1/3): their
 * affinity is then 1 - 1/e.
 */
const TIE = 0.125
/** A page ties each of its clusters to about this many others: in twice as many clusters, it weighs half. */
const TIES_OF_PAGE = 8
/** Pages of at most this many clusters give the mean of how often two clusters with a page share a second one. */
const RARE = 16
/** So many pairs of clusters that share a second page as often as that mean are added to the pairs of each page. */
const ADDED_PAIRS = 2
const LEAST_AFFINITY = 0.001

/**
 * How likely two clusters belong together by the pages of their results: 1 - exp(-evidence / TIE), where evidence is the
 * sum of weight · share · share over the pages that both have. The weight, 0..1, is the engine's hub test one level up: it
 * falls with the number of clusters that have the page, and with how seldom those share a second page.
 */
export function findPageAffinities(profiles: Profiles): Affinities {
  const index = indexProfiles(profiles)
  const weight = weighPages(profiles, index)
  const scan = createScan(profiles, index)
  const start = new Uint32Array(profiles.count + 1)
  const other: number[] = []
  const affinity: number[] = []
  for (let cluster = 0; cluster < profiles.count; cluster++) {
    const found = scan.add(cluster, weight)
    for (let i = 0; i < found; i++) {
      const later = scan.found[i]
      const chance = -Math.expm1(-scan.total[later] / TIE)
      if (chance < LEAST_AFFINITY) continue
      other.push(later)
      affinity.push(chance)
    }
    scan.clear(found)
    start[cluster + 1] = other.length
  }
  return { start, other: Int32Array.from(other), affinity: Float64Array.from(affinity) }
}

function weighPages(profiles: Profiles, index: ProfileIndex): Float64Array {
  const weight = Float64Array.from(
    index.frequency,
    (clusters) => rarityOf(clusters, profiles.count) * Math.min(1, TIES_OF_PAGE / clusters),
  )
  const second = new Float64Array(profiles.featureCount)
  const pairs = new Float64Array(profiles.featureCount)
  const scan = createScan(profiles, index)
  for (let cluster = 0; cluster < profiles.count; cluster++) {
    const found = scan.add(cluster, weight)
    scan.visit(cluster, (page, later, both) => {
      const others = scan.total[later] - weight[page] * both
      second[page] += both * Math.min(1, Math.max(0, others))
      pairs[page] += both
    })
    scan.clear(found)
  }
  const mean = meanOfRare(index.frequency, second, pairs)
  if (mean === 0) return weight
  return weight.map((most, page) => {
    const often = (second[page] + ADDED_PAIRS * mean) / (pairs[page] + ADDED_PAIRS)
    return most * Math.min(1, often / mean)
  })
}

function meanOfRare(frequency: Uint32Array, second: Float64Array, pairs: Float64Array): number {
  let sum = 0
  let all = 0
  for (let page = 0; page < frequency.length; page++) {
    if (frequency[page] > RARE) continue
    sum += second[page]
    all += pairs[page]
  }
  return all === 0 ? 0 : sum / all
}
