import type { SerpRow } from './serp-rows.ts'

/**
 * Textbook average linkage: merges the closest pair of clusters again and again. Among equal means, equal SERPs are
 * merged first, then the first pair in canonical order. Does not know hubs, so no page may have 50 SERPs or more.
 * Returns the sorted keywords of each cluster.
 */
export function linkByBruteForce(rows: SerpRow[], minimumScore: number): string[][] {
  const ordered = rows.toSorted((a, b) => b.volume - a.volume || (a.keyword < b.keyword ? -1 : 1))
  const pages = ordered.map(({ urls }) => new Set([...new Set(urls)].slice(0, 10)))
  const sums = pages.map((a) => pages.map((b) => [...a].filter((page) => b.has(page)).length))
  const members = ordered.map(({ keyword }) => [keyword])
  const isThere = ordered.map(() => true)

  function merge(a: number, b: number): void {
    for (let c = 0; c < sums.length; c++) sums[a][c] = sums[c][a] = sums[a][c] + sums[b][c]
    members[a].push(...members[b])
    isThere[b] = false
  }

  const kinds = new Map<string, number>()
  const shared = countPages(pages)
  for (const [i, serp] of pages.entries()) {
    const known = [...serp].filter((page) => (shared.get(page) ?? 0) > 1).toSorted()
    const first = kinds.get(known.join(' '))
    if (known.length < minimumScore) continue
    if (first === undefined) kinds.set(known.join(' '), i)
    else merge(first, i)
  }
  for (;;) {
    const best = findClosest(sums, members, isThere)
    if (best === null || best.mean < minimumScore) break
    merge(best.a, best.b)
  }
  const clusters = members.filter((_, i) => isThere[i]).map((keywords) => keywords.toSorted())
  return clusters.toSorted(([a], [b]) => (a < b ? -1 : 1))
}

function countPages(pages: Set<string>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const serp of pages) for (const page of serp) counts.set(page, (counts.get(page) ?? 0) + 1)
  return counts
}

function findClosest(sums: number[][], members: string[][], isThere: boolean[]) {
  let best: { a: number; b: number; sum: number; pairs: number; mean: number } | null = null
  for (let a = 0; a < sums.length; a++) {
    if (!isThere[a]) continue
    for (let b = a + 1; b < sums.length; b++) {
      if (!isThere[b]) continue
      const sum = sums[a][b]
      const pairs = members[a].length * members[b].length
      if (best === null || sum * best.pairs > best.sum * pairs) best = { a, b, sum, pairs, mean: sum / pairs }
    }
  }
  return best
}
