import { invertFrequentUrls } from './inverted-index.ts'
import type { KeywordTable } from './keyword-table.ts'

/** A page that is in fewer SERPs than this is never a hub. */
export const HUB_FREQUENCY = 50
/** Pairs of a page's keywords that are sampled to decide whether it is a hub. */
export const SAMPLED_PAIRS = 128
/** A page is a hub if fewer than this share of its sampled pairs have a second page in common. */
const HUB_SHARE = 0.35
export const ENOUGH_RELATED = HUB_SHARE * SAMPLED_PAIRS

/**
 * Marks with 1 the pages that rank for unrelated keywords (encyclopedias, marketplaces): such a page may
 * count in an overlap but cannot link two keywords by itself.
 */
export function findHubUrls(table: KeywordTable, order: Uint32Array, frequency: Uint32Array): Uint8Array {
  const hubs = new Uint8Array(table.urlCount)
  const { start, items } = invertFrequentUrls(table, order, frequency, HUB_FREQUENCY)
  for (let url = 0; url < table.urlCount; url++) {
    if (start[url] === start[url + 1]) continue
    if (isHub(table, items.subarray(start[url], start[url + 1]))) hubs[url] = 1
  }
  return hubs
}

/**
 * Whether a page that ranks for these rows is a hub. The generator that draws the pairs is seeded with the
 * number of rows, so the same data gives the same hubs.
 */
export function isHub(table: KeywordTable, rows: ArrayLike<number>): boolean {
  let state = rows.length
  let related = 0
  for (let pair = 0; pair < SAMPLED_PAIRS; pair++) {
    state = nextState(state)
    const a = (state >>> 0) % rows.length
    state = nextState(state)
    const b = (a + 1 + ((state >>> 0) % (rows.length - 1))) % rows.length
    if (shareTwo(table, rows[a], rows[b])) related++
    if (related >= ENOUGH_RELATED) return false
  }
  return true
}

function shareTwo({ urls, urlStart, urlEnd }: KeywordTable, a: number, b: number): boolean {
  let shared = 0
  for (let i = urlStart[a]; i < urlEnd[a]; i++)
    for (let j = urlStart[b]; j < urlEnd[b]; j++) if (urls[i] === urls[j] && ++shared === 2) return true
  return false
}

/** xorshift32 over a multiplied counter. */
function nextState(state: number): number {
  let x = (Math.imul(state, 0x9e3779b1) + 0x7f4a7c15) | 0
  x ^= x << 13
  x ^= x >>> 17
  x ^= x << 5
  return x
}
