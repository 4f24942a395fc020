import type { Lists } from './inverted-index.ts'
import type { OverlapCounter } from './node-overlaps.ts'

export interface Components {
  /** Sets of two or more, each ascending, in the order of their first nodes. */
  lists: Lists
  /** Neighbours of each node, in its component or not. */
  degree: Uint32Array
}

/**
 * Parts of the overlap graph that average linkage can never join: two clusters only merge when at least one
 * pair across them shares `minimumScore` pages. Nodes without such a pair are in no list.
 */
export function findComponents(
  counter: OverlapCounter,
  nodes: number,
  minimumScore: number,
  onProgress: (done: number) => void,
): Components {
  const parent = new Int32Array(nodes)
  for (let node = 0; node < nodes; node++) parent[node] = node
  const degree = new Uint32Array(nodes)
  for (let node = 0; node < nodes; node++) {
    if ((node & 4095) === 0) onProgress(node / nodes)
    const found = counter.countLater(node)
    degree[node] += found
    for (let i = 0; i < found; i++) {
      const other = counter.found[i]
      degree[other]++
      if (counter.overlapWith(other) >= minimumScore) unite(parent, node, other)
    }
  }
  return { lists: listComponents(parent), degree }
}

/** The root of a node, which is the least node of its set; shortens the way for the next call. */
export function findRoot(parent: Int32Array, node: number): number {
  while (parent[node] !== node) {
    parent[node] = parent[parent[node]]
    node = parent[node]
  }
  return node
}

export function unite(parent: Int32Array, a: number, b: number): void {
  const rootA = findRoot(parent, a)
  const rootB = findRoot(parent, b)
  if (rootA < rootB) parent[rootB] = rootA
  else parent[rootA] = rootB
}

function listComponents(parent: Int32Array): Lists {
  const size = new Int32Array(parent.length)
  for (let node = 0; node < parent.length; node++) size[findRoot(parent, node)]++
  const place = new Int32Array(parent.length).fill(-1)
  const start: number[] = [0]
  let total = 0
  for (let node = 0; node < parent.length; node++) {
    if (parent[node] !== node || size[node] < 2) continue
    place[node] = total
    total += size[node]
    start.push(total)
  }
  const items = new Int32Array(total)
  for (let node = 0; node < parent.length; node++) {
    const root = parent[node]
    if (place[root] >= 0) items[place[root]++] = node
  }
  return { start: Uint32Array.from(start), items }
}
