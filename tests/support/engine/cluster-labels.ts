import type { Clustering } from '#engine/index.ts'

/** The cluster of each row. */
export function labelRows({ clusters, clusterCount, order }: Clustering): Int32Array {
  const labels = new Int32Array(order.length)
  for (let cluster = 0; cluster < clusterCount; cluster++)
    for (let i = clusters.start[cluster]; i < clusters.start[cluster + 1]; i++)
      labels[clusters.items[i]] = cluster
  return labels
}
