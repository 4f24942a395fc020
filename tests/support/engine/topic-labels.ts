import type { Grouping } from '#engine/index.ts'
import type { PlantedKeyword } from './planted-keywords.ts'

interface Clusters {
  /** Cluster of each keyword. */
  clusterOf: Int32Array
  clusterCount: number
}

/** The planted topic of each cluster: that of most of its keywords, of equal ones the first. */
export function labelTopics(
  keywords: readonly PlantedKeyword[],
  { clusterOf, clusterCount }: Clusters,
): Int32Array {
  const counts = Array.from({ length: clusterCount }, () => new Map<number, number>())
  for (const [row, { topic }] of keywords.entries()) {
    const count = counts[clusterOf[row]]
    count.set(topic, (count.get(topic) ?? 0) + 1)
  }
  return Int32Array.from(counts, (count) => {
    const [[topic]] = [...count].toSorted(([a, rowsOfA], [b, rowsOfB]) => rowsOfB - rowsOfA || a - b)
    return topic
  })
}

/** The group of each cluster; each cluster without one counts as a group of its own. */
export function labelGroups({ groupOf, groupCount }: Grouping): Int32Array {
  return groupOf.map((group, cluster) => (group < 0 ? groupCount + cluster : group))
}
