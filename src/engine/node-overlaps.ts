import { invertLists, type Lists } from './inverted-index.ts'
import type { SerpNodes } from './serp-nodes.ts'

/** Limit of pairs for each node. Real plans have about 60; this leaves room and still bounds time and memory. */
const PAIRS_PER_NODE = 150
const MIN_PAIR_LIMIT = 1e8

/**
 * Finds the nodes that share a linking page with a node, by counting along an inverted index. It works on
 * places: the nodes reordered so that nodes of one subject are next to each other, which uses the cache well.
 */
export interface OverlapCounter {
  /** The node at each place. */
  nodeAt: Int32Array
  /**
   * Fills `found` with the places after `place` that share a linking page with it, and returns how many.
   * Must be called with ascending places.
   */
  countLater(place: number): number
  found: Int32Array
  /** Number of pages, hubs included, that the last counted place shares with one of `found`. */
  overlapWith(other: number): number
  /** Number of pairs counted so far, a pair once for each shared page: the part of the work that grows fastest. */
  readonly counted: number
}

export function createOverlapCounter(
  nodes: SerpNodes,
  urlCount: number,
  mostPairs = Math.max(MIN_PAIR_LIMIT, PAIRS_PER_NODE * nodes.count),
): OverlapCounter {
  const { count, hubPages } = nodes
  const nodeAt = arrangeNodes(nodes, urlCount)
  const { pages, pageCount } = arrangePages(nodes, nodeAt, urlCount)
  const index = invertLists(pages, count, pageCount)
  const next = index.start.slice(0, pageCount)
  const segmentLength = findSegmentLength(index, pageCount, mostPairs)
  const shared = new Uint8Array(count)
  const found = new Int32Array(count)
  let foundCount = 0
  let currentNode = 0
  let counted = 0

  function countLater(place: number): number {
    for (let i = 0; i < foundCount; i++) shared[found[i]] = 0
    currentNode = nodeAt[place]
    let used = 0
    for (let i = pages.start[place]; i < pages.start[place + 1]; i++) {
      const page = pages.items[i]
      const first = index.start[page]
      let at = next[page]
      while (index.items[at] !== place) at++
      next[page] = ++at
      const end = Math.min(
        index.start[page + 1],
        first + Math.ceil((at - first) / segmentLength) * segmentLength,
      )
      counted += end - at
      for (; at < end; at++) {
        const other = index.items[at]
        if (shared[other]++ === 0) found[used++] = other
      }
    }
    foundCount = used
    return used
  }

  function overlapWith(other: number): number {
    let overlap = shared[other]
    const otherNode = nodeAt[other]
    const firstOther = hubPages.start[otherNode]
    const endOther = hubPages.start[otherNode + 1]
    if (firstOther === endOther) return overlap
    for (let i = hubPages.start[currentNode]; i < hubPages.start[currentNode + 1]; i++)
      for (let j = firstOther; j < endOther; j++) if (hubPages.items[i] === hubPages.items[j]) overlap++
    return overlap
  }

  return {
    nodeAt,
    countLater,
    overlapWith,
    found,
    get counted() {
      return counted
    },
  }
}

/**
 * The places of a page are cut into segments of this length, and the page links only places of the same segment.
 * One segment has all places, unless that gives more than `mostPairs` pairs; then it is shorter, which affects
 * only pages of very many keywords.
 */
function findSegmentLength(index: Lists, pageCount: number, mostPairs: number): number {
  let segmentLength = index.items.length + 1
  while (segmentLength > 1 && countPairs(index, pageCount, segmentLength) > mostPairs)
    segmentLength = Math.ceil(segmentLength / 2)
  return segmentLength
}

function countPairs({ start }: Lists, pageCount: number, segmentLength: number): number {
  let pairs = 0
  for (let page = 0; page < pageCount; page++) {
    const length = start[page + 1] - start[page]
    const rest = length % segmentLength
    pairs +=
      (Math.floor(length / segmentLength) * segmentLength * (segmentLength - 1) + rest * (rest - 1)) / 2
  }
  return pairs
}

/** Sorts the nodes by their smallest page id, which nodes of one intent mostly share. */
function arrangeNodes({ pages, count }: SerpNodes, urlCount: number): Int32Array {
  const next = new Uint32Array(urlCount + 2)
  const leastPage = (node: number) =>
    pages.start[node] < pages.start[node + 1] ? pages.items[pages.start[node]] : urlCount
  for (let node = 0; node < count; node++) next[leastPage(node) + 1]++
  for (let url = 0; url <= urlCount; url++) next[url + 1] += next[url]
  const nodeAt = new Int32Array(count)
  for (let node = 0; node < count; node++) nodeAt[next[leastPage(node)]++] = node
  return nodeAt
}

/** The pages of each place, renumbered in the order of the places. */
function arrangePages({ pages }: SerpNodes, nodeAt: Int32Array, urlCount: number) {
  const start = new Uint32Array(nodeAt.length + 1)
  const items = new Int32Array(pages.start[nodeAt.length])
  const numberOf = new Int32Array(urlCount)
  let pageCount = 0
  let used = 0
  for (let place = 0; place < nodeAt.length; place++) {
    const node = nodeAt[place]
    for (let i = pages.start[node]; i < pages.start[node + 1]; i++) {
      const page = pages.items[i]
      if (numberOf[page] === 0) numberOf[page] = ++pageCount
      items[used++] = numberOf[page] - 1
    }
    start[place + 1] = used
  }
  return { pages: { start, items }, pageCount }
}
