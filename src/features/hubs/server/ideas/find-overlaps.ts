import type { PageTable } from '#engine/index.ts'

/** The pages that rank for keywords, by their text. */
interface KnownPages {
  table: PageTable
  rowOf: ReadonlyMap<string, number>
}

/** The keyword, by its index among others, that shares most results with one, and how many of ten they share. */
interface Overlap {
  at: number
  shared: number
}

/** A page that ranks for more keywords says nothing about their subjects, and is not followed. */
const MOST_RANKED_FOR = 1_000

/**
 * For each of some keywords, the one among others whose results share most with its own, if they share `least` of ten;
 * keywords without known results are left out.
 */
export function findOverlaps(
  { table, rowOf }: KnownPages,
  { keywords, others, least }: { keywords: readonly string[]; others: readonly string[]; least: number },
): Map<string, Overlap> {
  const rankingFor = indexPages(
    table,
    others.map((other) => rowOf.get(other)),
  )
  const found = new Map<string, Overlap>()
  for (const keyword of keywords) {
    const row = rowOf.get(keyword)
    const best = row === undefined ? null : findBest(rankingFor, listPages(table, row))
    if (best !== null && best.shared >= least) found.set(keyword, best)
  }
  return found
}

/** For each page, the indexes of the keywords that it ranks for. */
function indexPages(table: PageTable, rows: readonly (number | undefined)[]): Map<number, number[]> {
  const rankingFor = new Map<number, number[]>()
  for (const [at, row] of rows.entries())
    if (row !== undefined)
      for (const page of listPages(table, row)) {
        const known = rankingFor.get(page)
        if (known === undefined) rankingFor.set(page, [at])
        else known.push(at)
      }
  return rankingFor
}

function listPages({ urls, urlStart, urlEnd }: PageTable, row: number): Int32Array {
  return urls.subarray(urlStart[row], urlEnd[row])
}

function findBest(rankingFor: ReadonlyMap<number, readonly number[]>, pages: Int32Array): Overlap | null {
  const counts = new Map<number, number>()
  for (const page of pages) {
    const ranked = rankingFor.get(page) ?? []
    if (ranked.length > MOST_RANKED_FOR) continue
    for (const at of ranked) counts.set(at, (counts.get(at) ?? 0) + 1)
  }
  let best: Overlap | null = null
  for (const [at, shared] of counts) if (best === null || shared > best.shared) best = { at, shared }
  return best
}
