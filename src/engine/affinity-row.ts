import type { Affinities } from './page-affinity.ts'

/** The affinities of one cluster with later ones, to be looked up: `affinity` is 0 for all others. */
export function createAffinityRow({ start, other, affinity: values }: Affinities, count: number) {
  const affinity = new Float64Array(count)
  return {
    affinity,
    fill(cluster: number): void {
      for (let i = start[cluster]; i < start[cluster + 1]; i++) affinity[other[i]] = values[i]
    },
    clear(cluster: number): void {
      for (let i = start[cluster]; i < start[cluster + 1]; i++) affinity[other[i]] = 0
    },
  }
}
