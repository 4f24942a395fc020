import type { Lists } from './inverted-index.ts'
import type { SerpNodes } from './serp-nodes.ts'

/** Finds the nodes that share a linking page with a node, by counting along the inverted index. */
export interface OverlapCounter {
  /**
   * Fills `found` with the later nodes that share a linking page with `node`, and returns how many. Nodes
   * are asked for in ascending order.
   */
  countLater(node: number): number
  /** Lets these nodes be asked for again, in ascending order. */
  reset(nodes: Int32Array): void
  /** Nodes found. */
  readonly found: Int32Array
  /** Shared pages, hubs included, of the node asked for and node `other` of `found`. */
  overlapWith(other: number): number
}

export function createOverlapCounter({ count, pages, hubPages }: SerpNodes, urlCount: number): OverlapCounter {
  const index = invertNodes(pages, count, urlCount)
  const next = index.start.slice(0, urlCount)
  const shared = new Uint8Array(count)
  const found = new Int32Array(count)
  let foundCount = 0
  let asked = 0

  function countLater(node: number): number {
    for (let i = 0; i < foundCount; i++) shared[found[i]] = 0
    foundCount = 0
    asked = node
    for (let i = pages.start[node]; i < pages.start[node + 1]; i++) {
      const url = pages.items[i]
      const end = index.start[url + 1]
      let at = next[url]
      while (at < end && index.items[at] <= node) at++
      next[url] = at
      for (; at < end; at++) {
        const other = index.items[at]
        if (shared[other]++ === 0) found[foundCount++] = other
      }
    }
    return foundCount
  }

  function overlapWith(other: number): number {
    let overlap = shared[other]
    const firstOther = hubPages.start[other]
    const endOther = hubPages.start[other + 1]
    if (firstOther === endOther) return overlap
    for (let i = hubPages.start[asked]; i < hubPages.start[asked + 1]; i++)
      for (let j = firstOther; j < endOther; j++) if (hubPages.items[i] === hubPages.items[j]) overlap++
    return overlap
  }

  function reset(nodes: Int32Array): void {
    for (const node of nodes)
      for (let i = pages.start[node]; i < pages.start[node + 1]; i++)
        next[pages.items[i]] = index.start[pages.items[i]]
  }

  return { countLater, overlapWith, reset, found }
}

function invertNodes(pages: Lists, count: number, urlCount: number): Lists {
  const start = new Uint32Array(urlCount + 1)
  const end = pages.start[count]
  for (let i = 0; i < end; i++) start[pages.items[i] + 1]++
  for (let url = 0; url < urlCount; url++) start[url + 1] += start[url]
  const items = new Int32Array(end)
  const next = start.slice(0, urlCount)
  for (let node = 0; node < count; node++)
    for (let i = pages.start[node]; i < pages.start[node + 1]; i++) items[next[pages.items[i]]++] = node
  return { start, items }
}
