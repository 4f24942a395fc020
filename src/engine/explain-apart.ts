import { canonicalOrder } from './canonical-order.ts'
import { findHubUrls, HUB_FREQUENCY } from './hub-urls.ts'
import { countUrls, invertLists, type Lists } from './inverted-index.ts'
import type { KeywordTable } from './keyword-table.ts'
import { scoreSets } from './overlap-scores.ts'
import { groupEqualSerps } from './serp-nodes.ts'

export interface ApartOptions {
  /** Rows of the two clusters. */
  a: ArrayLike<number>
  b: ArrayLike<number>
  /** 1..10 */
  minimumScore: number
}

export interface SharedPage {
  /** Page id in the table. */
  page: number
  /** A hub counts in an overlap but links no keywords by itself. */
  isHub: boolean
  /** Number of keywords in each cluster that have the page in their results. */
  keywordsA: number
  keywordsB: number
  /**
   * The first row of `a` that has the page, and its place among the pages of that row, from 0: its URL is
   * `listPages(urls of the row)[place]`.
   */
  row: number
  place: number
}

/**
 * nothing_shared: no page is in the results of both clusters. only_hubs: every shared page is a hub.
 * below_minimum: their mean overlap is below the minimum. could_merge: it is not, so a full run may merge them.
 */
type ApartReason = 'nothing_shared' | 'only_hubs' | 'below_minimum' | 'could_merge'

interface Apart {
  reason: ApartReason
  /** Mean overlap across the two, 0..10, as lists show it; null if one has no keyword with results. */
  overlap: number | null
  /** The mean overlap that clustering uses: pairs of keywords that share only hubs count 0. */
  linkedOverlap: number
  /** The largest minimum score at which the clusters could merge, 1..10; 0 if there is none. */
  neededScore: number
  /** Shared pages; the page that most pairs of keywords share is first. */
  pages: SharedPage[]
  /** The pair of keywords of largest overlap, ties in canonical order; null if no linking page is shared. */
  closest: { a: number; b: number; overlap: number } | null
}

/** Why two clusters are not one. The table must have all keywords of the plan, because hubs are found from it. */
export function explainApart(table: KeywordTable, { a, b, minimumScore }: ApartOptions): Apart {
  const sideA = readSide(table, a)
  const sideB = readSide(table, b)
  const hubs = findSharedHubs(table, sideA, sideB)
  const pages = listSharedPages(table, sideA, sideB, hubs)
  const { sum, closest } = compareNodes(table, sideA, sideB, hubs)
  const pairs = sideA.rows.length * sideB.rows.length
  return {
    reason: findReason(pages, sum >= minimumScore * pairs),
    overlap: scoreSets(table, a, b),
    linkedOverlap: pairs === 0 ? 0 : sum / pairs,
    neededScore: pairs === 0 ? 0 : Math.floor(sum / pairs),
    pages,
    closest,
  }
}

function findReason(pages: SharedPage[], isEnough: boolean): ApartReason {
  if (pages.length === 0) return 'nothing_shared'
  if (pages.every(({ isHub }) => isHub)) return 'only_hubs'
  return isEnough ? 'could_merge' : 'below_minimum'
}

interface Side {
  /** Rows with results, in canonical order. */
  rows: Uint32Array
  /** By page id: how many of these rows have the page. */
  frequency: Uint32Array
}

function readSide(table: KeywordTable, chosen: ArrayLike<number>): Side {
  const known = Uint32Array.from(chosen).filter((row) => table.urlEnd[row] > table.urlStart[row])
  const frequency = new Uint32Array(table.urlCount)
  for (const row of known)
    for (let i = table.urlStart[row]; i < table.urlEnd[row]; i++) frequency[table.urls[i]]++
  return { rows: canonicalOrder(table, known), frequency }
}

/** Flags the hubs among the pages that both have: checking all pages of a plan would take ten times as long. */
function findSharedHubs(table: KeywordTable, a: Side, b: Side): Uint8Array {
  const frequency = countUrls(table).map((count, page) =>
    a.frequency[page] > 0 && b.frequency[page] > 0 && count >= HUB_FREQUENCY ? count : 0,
  )
  const rows: number[] = []
  for (let row = 0; row < table.count; row++)
    for (let i = table.urlStart[row]; i < table.urlEnd[row]; i++)
      if (frequency[table.urls[i]] > 0) {
        rows.push(row)
        break
      }
  return findHubUrls(table, canonicalOrder(table, Uint32Array.from(rows)), frequency)
}

function listSharedPages(table: KeywordTable, a: Side, b: Side, hubs: Uint8Array): SharedPage[] {
  const pages = new Map<number, SharedPage>()
  for (const row of a.rows) {
    for (let i = table.urlStart[row]; i < table.urlEnd[row]; i++) {
      const page = table.urls[i]
      if (b.frequency[page] === 0 || pages.has(page)) continue
      pages.set(page, {
        page,
        isHub: hubs[page] === 1,
        keywordsA: a.frequency[page],
        keywordsB: b.frequency[page],
        row,
        place: i - table.urlStart[row],
      })
    }
  }
  return [...pages.values()].sort((one, other) => countPairs(other) - countPairs(one))
}

function countPairs({ keywordsA, keywordsB }: SharedPage): number {
  return keywordsA * keywordsB
}

/** Adds up the overlaps of all pairs that share a linking page, and finds the largest. Compares equal SERPs once. */
function compareNodes(table: KeywordTable, a: Side, b: Side, hubs: Uint8Array) {
  const frequency = a.frequency.map((count, page) => count + b.frequency[page])
  const nodesA = groupEqualSerps(table, a.rows, frequency, hubs, 1)
  const nodesB = groupEqualSerps(table, b.rows, frequency, hubs, 1)
  const index = invertLists(nodesB.pages, nodesB.count, table.urlCount)
  const shared = new Uint8Array(nodesB.count)
  let sum = 0
  let best = { a: -1, b: -1, overlap: 0 }
  for (let node = 0; node < nodesA.count; node++) {
    const found: number[] = []
    for (const page of listOf(nodesA.pages, node))
      for (const other of listOf(index, page)) if (shared[other]++ === 0) found.push(other)
    for (const other of found) {
      const overlap =
        shared[other] + countCommon(listOf(nodesA.hubPages, node), listOf(nodesB.hubPages, other))
      shared[other] = 0
      sum += overlap * listOf(nodesA.members, node).length * listOf(nodesB.members, other).length
      const isCloser =
        overlap > best.overlap || (overlap === best.overlap && node === best.a && other < best.b)
      if (isCloser) best = { a: node, b: other, overlap }
    }
  }
  const closest =
    best.a < 0
      ? null
      : { ...best, a: listOf(nodesA.members, best.a)[0], b: listOf(nodesB.members, best.b)[0] }
  return { sum, closest }
}

function listOf({ start, items }: Lists, list: number): Int32Array {
  return items.subarray(start[list], start[list + 1])
}

function countCommon(one: Int32Array, other: Int32Array): number {
  return one.reduce((common, page) => common + (other.includes(page) ? 1 : 0), 0)
}
