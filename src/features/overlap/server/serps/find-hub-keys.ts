import { ENOUGH_RELATED, HUB_FREQUENCY, SAMPLED_PAIRS } from '#engine/index.ts'
import { itemAt } from '#platform/items.ts'

/**
 * Finds the pages that are hubs by the rule of the clustering engine: they rank for unrelated keywords. Each row has
 * the keys of the pages in the results of one keyword.
 */
export function findHubKeys(rows: readonly string[][], keys: readonly string[]): Set<string> {
  const having = new Map<string, string[][]>(keys.map((key) => [key, []]))
  for (const row of rows) for (const key of row) having.get(key)?.push(row)
  return new Set(keys.filter((key) => isHub(having.get(key) ?? [])))
}

function isHub(rows: readonly string[][]): boolean {
  if (rows.length < HUB_FREQUENCY) return false
  let related = 0
  for (let pair = 0; pair < SAMPLED_PAIRS; pair++) {
    const a = spread(pair * 2) % rows.length
    const b = (a + 1 + (spread(pair * 2 + 1) % (rows.length - 1))) % rows.length
    if (shareTwo(itemAt(rows, a), itemAt(rows, b))) related++
  }
  return related < ENOUGH_RELATED
}

function shareTwo(one: readonly string[], other: readonly string[]): boolean {
  return one.filter((key) => other.includes(key)).length >= 2
}

/** Scattered numbers, but the same for every page, so that the same results give the same hubs. */
function spread(at: number): number {
  return Math.imul(at + 1, 0x9e3779b1) >>> 7
}
