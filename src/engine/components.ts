import type { Lists } from './inverted-index.ts'
import type { OverlapPairs } from './overlap-pairs.ts'

/**
 * Parts of the overlap graph across which average linkage never merges: two clusters only merge when at least
 * one pair across them shares `minimumScore` pages. Returns sets of two or more places, each ascending, in the
 * order of their first places.
 */
export function findComponents({ start, other, overlap }: OverlapPairs, minimumScore: number): Lists {
  const places = start.length - 1
  const parent = new Int32Array(places)
  for (let place = 0; place < places; place++) parent[place] = place
  for (let place = 0; place < places; place++)
    for (let i = start[place]; i < start[place + 1]; i++)
      if (overlap[i] >= minimumScore) unite(parent, place, other[i])
  return listComponents(parent)
}

/** The root of a node, which is the smallest node of its set. Shortens the path for the next call. */
export function findRoot(parent: Int32Array, node: number): number {
  while (parent[node] !== node) {
    parent[node] = parent[parent[node]]
    node = parent[node]
  }
  return node
}

function unite(parent: Int32Array, a: number, b: number): void {
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
    const root = findRoot(parent, node)
    if (place[root] >= 0) items[place[root]++] = node
  }
  return { start: Uint32Array.from(start), items }
}
