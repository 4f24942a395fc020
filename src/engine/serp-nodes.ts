import type { Lists } from './inverted-index.ts'
import { SERP_DEPTH } from './limits.ts'
import type { KeywordTable } from './keyword-table.ts'

/**
 * Groups of keywords whose SERPs have the same pages, when pages that rank for only one keyword are left out.
 * Nodes and their members are in canonical order.
 */
export interface SerpNodes {
  count: number
  /** Rows of the table. */
  members: Lists
  /** Linking pages of each node. */
  pages: Lists
  /** Hub pages of each node that rank for another keyword, too. */
  hubPages: Lists
  /** The node of each row; -1 for rows that were left out. */
  nodeOf: Int32Array
  /** Number of pages of a node, without those that rank for only one keyword: the overlap between its keywords. */
  pagesOf(node: number): number
}

/**
 * Joins keywords with equal SERPs into nodes before any pair is compared. Their overlap is the largest that
 * either can have with any keyword, so average linkage would join them first, too; 20,000 equal SERPs become
 * one node instead of 200 million pairs.
 * @param minimumScore equal SERPs with fewer pages than this are not joined
 */
export function groupEqualSerps(
  table: KeywordTable,
  order: Uint32Array,
  frequency: Uint32Array,
  hubs: Uint8Array,
  minimumScore: number,
): SerpNodes {
  const count = order.length
  const nodeOf = new Int32Array(table.count).fill(-1)
  const pages: Lists = {
    start: new Uint32Array(count + 1),
    items: new Int32Array(table.urls.length + SERP_DEPTH),
  }
  const hubPages: Lists = {
    start: new Uint32Array(count + 1),
    items: new Int32Array(countHubEntries(frequency, hubs)),
  }
  const slots = new Int32Array(2 << Math.ceil(Math.log2(count + 1)))
  let nodes = 0

  for (let at = 0; at < order.length; at++) {
    const row = order[at]
    collectPages(row)
    const linking = pages.start[nodes + 1] - pages.start[nodes]
    const hubbing = hubPages.start[nodes + 1] - hubPages.start[nodes]
    const slot = findSlot(linking, hubbing)
    const canJoin = linking > 0 && linking + hubbing >= minimumScore
    if (canJoin && slots[slot] !== 0) {
      nodeOf[row] = slots[slot] - 1
      continue
    }
    nodeOf[row] = nodes++
    if (canJoin) slots[slot] = nodes
  }

  /** Writes the pages of a row, each list ascending, as the pages of the next node. */
  function collectPages(row: number): void {
    let linkEnd = pages.start[nodes]
    let hubEnd = hubPages.start[nodes]
    for (let i = table.urlStart[row]; i < table.urlEnd[row]; i++) {
      const url = table.urls[i]
      if (frequency[url] < 2) continue
      if (hubs[url] === 1) insertSorted(hubPages, nodes, hubEnd++, url)
      else insertSorted(pages, nodes, linkEnd++, url)
    }
    pages.start[nodes + 1] = linkEnd
    hubPages.start[nodes + 1] = hubEnd
  }

  function findSlot(linking: number, hubbing: number): number {
    let hash = linking
    for (let i = 0; i < linking; i++) hash = mix(hash, pages.items[pages.start[nodes] + i])
    for (let i = 0; i < hubbing; i++) hash = mix(hash, hubPages.items[hubPages.start[nodes] + i])
    let slot = (hash ^ (hash >>> 15)) & (slots.length - 1)
    while (slots[slot] !== 0 && !isNode(slots[slot] - 1, linking, hubbing))
      slot = (slot + 1) & (slots.length - 1)
    return slot
  }

  function isNode(node: number, linking: number, hubbing: number): boolean {
    return hasEqualList(pages, node, nodes, linking) && hasEqualList(hubPages, node, nodes, hubbing)
  }

  return {
    count: nodes,
    members: listMembers(order, nodeOf, nodes),
    pages,
    hubPages,
    nodeOf,
    pagesOf: (node) => lengthOf(pages, node) + lengthOf(hubPages, node),
  }
}

/** Leaves room for one more row, because a row is written before it is known whether it needs a new node. */
function countHubEntries(frequency: Uint32Array, hubs: Uint8Array): number {
  let entries = SERP_DEPTH
  for (let url = 0; url < hubs.length; url++) if (hubs[url] === 1) entries += frequency[url]
  return entries
}

function insertSorted({ start, items }: Lists, list: number, end: number, item: number): void {
  let to = end
  while (to > start[list] && items[to - 1] > item) items[to] = items[--to]
  items[to] = item
}

function mix(hash: number, value: number): number {
  return Math.imul(hash ^ value, 0x9e3779b1) ^ (hash >>> 13)
}

function hasEqualList({ start, items }: Lists, node: number, other: number, length: number): boolean {
  if (lengthOf({ start, items }, node) !== length) return false
  for (let i = 0; i < length; i++) if (items[start[node] + i] !== items[start[other] + i]) return false
  return true
}

function lengthOf({ start }: Lists, node: number): number {
  return start[node + 1] - start[node]
}

function listMembers(order: Uint32Array, nodeOf: Int32Array, nodes: number): Lists {
  const start = new Uint32Array(nodes + 1)
  for (let at = 0; at < order.length; at++) start[nodeOf[order[at]] + 1]++
  for (let node = 0; node < nodes; node++) start[node + 1] += start[node]
  const items = new Int32Array(order.length)
  const next = start.slice(0, nodes)
  for (let at = 0; at < order.length; at++) items[next[nodeOf[order[at]]]++] = order[at]
  return { start, items }
}
