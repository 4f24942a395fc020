import type { KeywordTable } from './keyword-table.ts'

/** Sets compared at once; of more the score is 0 by definition. */
const MOST_SETS = 10

/** Pages that two keywords share, 0..10; null where the SERP of one is unknown. */
export function scorePair(table: KeywordTable, a: number, b: number): number | null {
  return hasSerp(table, a) && hasSerp(table, b) ? countShared(table, a, b) : null
}

/**
 * Mean shared pages over all pairs of a set of rows, 0..10: the sum over pages of c(c-1) by |S|(|S|-1), where
 * c rows have the page. Rows without SERP are left out; null below two rows.
 */
export function scoreSet(table: KeywordTable, rows: ArrayLike<number>): number | null {
  const { counts, size } = countPages(table, rows)
  if (size < 2) return null
  let pairs = 0
  for (const count of counts.values()) pairs += count * (count - 1)
  return pairs / (size * (size - 1))
}

/** Mean shared pages over all pairs across two sets: the sum over pages of a*b by |A||B|; null if one is empty. */
export function scoreSets(table: KeywordTable, a: ArrayLike<number>, b: ArrayLike<number>): number | null {
  return scoreCounts(countPages(table, a), countPages(table, b))
}

/** Mean over the pairs of several sets, 0..10: 0 for more than ten sets, null below two with a SERP. */
export function scoreManySets(table: KeywordTable, sets: ArrayLike<number>[]): number | null {
  if (sets.length > MOST_SETS) return 0
  const counted = sets.map((rows) => countPages(table, rows)).filter(({ size }) => size > 0)
  if (counted.length < 2) return null
  let sum = 0
  let pairs = 0
  for (const [i, a] of counted.entries()) {
    for (const b of counted.slice(i + 1)) {
      sum += scoreCounts(a, b) ?? 0
      pairs++
    }
  }
  return sum / pairs
}

function countShared({ urls, urlStart, urlEnd }: KeywordTable, a: number, b: number): number {
  let shared = 0
  for (let i = urlStart[a]; i < urlEnd[a]; i++)
    for (let j = urlStart[b]; j < urlEnd[b]; j++) if (urls[i] === urls[j]) shared++
  return shared
}

interface PageCounts {
  counts: Map<number, number>
  /** Rows with a SERP. */
  size: number
}

function countPages(table: KeywordTable, rows: ArrayLike<number>): PageCounts {
  const counts = new Map<number, number>()
  let size = 0
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]
    if (hasSerp(table, row)) size++
    for (let at = table.urlStart[row]; at < table.urlEnd[row]; at++)
      counts.set(table.urls[at], (counts.get(table.urls[at]) ?? 0) + 1)
  }
  return { counts, size }
}

function scoreCounts(a: PageCounts, b: PageCounts): number | null {
  if (a.size === 0 || b.size === 0) return null
  const [few, many] = a.counts.size < b.counts.size ? [a, b] : [b, a]
  let shared = 0
  for (const [page, count] of few.counts) shared += count * (many.counts.get(page) ?? 0)
  return shared / (a.size * b.size)
}

function hasSerp({ urlStart, urlEnd }: KeywordTable, row: number): boolean {
  return urlEnd[row] > urlStart[row]
}
