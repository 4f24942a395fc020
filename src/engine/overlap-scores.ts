import type { PageTable } from './page-table.ts'

/** Number of sets that are compared at once; the score of more sets is 0 by definition. */
const MOST_SETS = 10

/**
 * Mean number of shared pages over all pairs of a set S of rows, 0..10: the sum over pages of c(c-1), divided by
 * |S|(|S|-1), where c rows have the page. Rows without SERP are left out; null for fewer than two rows.
 */
export function scoreSet(table: PageTable, rows: ArrayLike<number>): number | null {
  const size = countKnown(table, rows)
  if (size < 2) return null
  const counts = new Int32Array(table.urlCount)
  const entries = addCounts(table, rows, counts, 1)
  return (sumCounts(table, rows, counts) - entries) / (size * (size - 1))
}

/**
 * Mean number of shared pages over all pairs across two sets A and B: the sum over pages of a*b, divided by
 * |A||B|, where a and b rows have the page; null if one set is empty.
 */
export function scoreSets(table: PageTable, a: ArrayLike<number>, b: ArrayLike<number>): number | null {
  return scoreManySets(table, [a, b])
}

/** Mean score over all pairs of sets, 0..10; 0 for more than ten sets, null if fewer than two have a SERP. */
export function scoreManySets(table: PageTable, sets: ArrayLike<number>[]): number | null {
  if (sets.length > MOST_SETS) return 0
  const known = sets.map((rows) => ({ rows, size: countKnown(table, rows) })).filter(({ size }) => size > 0)
  if (known.length < 2) return null
  const counts = new Int32Array(table.urlCount)
  let sum = 0
  for (const [i, a] of known.entries()) {
    addCounts(table, a.rows, counts, 1)
    for (const b of known.slice(i + 1)) sum += sumCounts(table, b.rows, counts) / (a.size * b.size)
    addCounts(table, a.rows, counts, -1)
  }
  return sum / ((known.length * (known.length - 1)) / 2)
}

function countKnown(table: PageTable, rows: ArrayLike<number>): number {
  let known = 0
  for (let at = 0; at < rows.length; at++) if (hasSerp(table, rows[at])) known++
  return known
}

/** Adds `step` to the counts of the pages of these rows; returns the number of pages added. */
function addCounts(
  { urls, urlStart, urlEnd }: PageTable,
  rows: ArrayLike<number>,
  counts: Int32Array,
  step: 1 | -1,
): number {
  let entries = 0
  for (let at = 0; at < rows.length; at++) {
    const end = urlEnd[rows[at]]
    for (let i = urlStart[rows[at]]; i < end; i++, entries++) counts[urls[i]] += step
  }
  return entries
}

function sumCounts(
  { urls, urlStart, urlEnd }: PageTable,
  rows: ArrayLike<number>,
  counts: Int32Array,
): number {
  let sum = 0
  for (let at = 0; at < rows.length; at++) {
    const end = urlEnd[rows[at]]
    for (let i = urlStart[rows[at]]; i < end; i++) sum += counts[urls[i]]
  }
  return sum
}

function hasSerp({ urlStart, urlEnd }: PageTable, row: number): boolean {
  return urlEnd[row] > urlStart[row]
}
