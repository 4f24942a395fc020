import type { Clustering } from './cluster-keywords.ts'

/** The overlap of a leaf. Screens label only nodes with an overlap below it. */
const LEAF_OVERLAP = 10

export interface DendrogramNode {
  /** Row of the keyword for a leaf, or null for a merge. */
  row: number | null
  /** Mean overlap across the children at the merge, 0..10, to one decimal. */
  overlap: number
  children: DendrogramNode[]
}

/** Returns a function that builds the dendrogram of one cluster of a run. */
export function createDendrograms({ clusters, nodes, merges, clusterCount }: Clustering) {
  const clusterOf = clusterOfNodes()
  const { start, items } = listMerges()

  /**
   * The merges inside a cluster as a tree. Keywords with equal SERPs are children of one node. Parts that
   * share no page, which need a minimum score of 0, are children of a root of overlap 0.
   */
  return function drawDendrogram(cluster: number): DendrogramNode {
    const trees = new Map<number, DendrogramNode>()
    const first = clusters.start[cluster]
    for (let i = first; i < clusters.start[cluster + 1]; i++) {
      const node = nodes.nodeOf[clusters.items[i]]
      if (!trees.has(node)) trees.set(node, drawNode(node))
    }
    for (let i = start[cluster]; i < start[cluster + 1]; i++) {
      const into = trees.get(merges.into(items[i]))
      const from = trees.get(merges.from(items[i]))
      if (!into || !from) throw new Error('a merge joins clusters that are not there')
      trees.set(merges.into(items[i]), join([into, from], merges.height(items[i])))
      trees.delete(merges.from(items[i]))
    }
    const roots = [...trees.values()]
    return roots.length === 1 ? roots[0] : join(roots, 0)
  }

  function drawNode(node: number): DendrogramNode {
    const rows = nodes.members.items.subarray(nodes.members.start[node], nodes.members.start[node + 1])
    const leaves = Array.from(rows, (row) => ({ row, overlap: LEAF_OVERLAP, children: [] }))
    return leaves.length === 1 ? leaves[0] : join(leaves, nodes.pagesOf(node))
  }

  function clusterOfNodes(): Int32Array {
    const found = new Int32Array(nodes.count)
    for (let cluster = 0; cluster < clusterCount; cluster++)
      for (let i = clusters.start[cluster]; i < clusters.start[cluster + 1]; i++)
        found[nodes.nodeOf[clusters.items[i]]] = cluster
    return found
  }

  function listMerges() {
    const startOf = new Uint32Array(clusterCount + 1)
    for (let merge = 0; merge < merges.count; merge++) startOf[clusterOf[merges.into(merge)] + 1]++
    for (let cluster = 0; cluster < clusterCount; cluster++) startOf[cluster + 1] += startOf[cluster]
    const next = startOf.slice(0, clusterCount)
    const list = new Int32Array(merges.count)
    for (let merge = 0; merge < merges.count; merge++) list[next[clusterOf[merges.into(merge)]]++] = merge
    return { start: startOf, items: list }
  }
}

function join(children: DendrogramNode[], overlap: number): DendrogramNode {
  return { row: null, overlap: Math.round(overlap * 10) / 10, children }
}
