import { findRoot } from './components.ts'

/** The merges of a run in the order in which they happened; dendrograms are built from them. */
export interface MergeList {
  add(into: number, from: number, sum: number, pairs: number): void
  readonly count: number
  /** First node of the cluster that is kept (`into`), and of the one that is merged into it (`from`). */
  into(merge: number): number
  from(merge: number): number
  /** Mean overlap across the two at the merge, 0..10. */
  height(merge: number): number
  /** For each node: the first node of its cluster. */
  roots(): Int32Array
}

/** @param nodes number of nodes; a run merges fewer times than that */
export function createMergeList(nodes: number): MergeList {
  const intoNode = new Int32Array(nodes)
  const fromNode = new Int32Array(nodes)
  const heights = new Float64Array(nodes)
  const parent = new Int32Array(nodes)
  for (let node = 0; node < nodes; node++) parent[node] = node
  let count = 0
  return {
    add(into, from, sum, pairs) {
      intoNode[count] = into
      fromNode[count] = from
      heights[count++] = sum / pairs
      parent[from] = into
    },
    get count() {
      return count
    },
    into: (merge) => intoNode[merge],
    from: (merge) => fromNode[merge],
    height: (merge) => heights[merge],
    roots: () => parent.map((_, node) => findRoot(parent, node)),
  }
}
