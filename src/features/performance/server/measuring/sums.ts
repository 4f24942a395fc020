import type { Measures } from '../facts/measures.ts'

/** Sums of several rows for one keyword or page, in two windows; positions are weighted by impressions (K-23). */
export interface WindowSums {
  last: Sums
  prev: Sums
}

interface Sums {
  clicks: number
  impressions: number
  /** Sum of positions times impressions. */
  positions: number
}

export function emptySums(): WindowSums {
  return {
    last: { clicks: 0, impressions: 0, positions: 0 },
    prev: { clicks: 0, impressions: 0, positions: 0 },
  }
}

export function addTo(
  sums: WindowSums,
  { range, comparison }: { range: Measures; comparison: Measures },
): void {
  add(sums.last, range)
  add(sums.prev, comparison)
}

function add(sums: Sums, { clicks, impressions, position }: Measures): void {
  sums.clicks += clicks ?? 0
  sums.impressions += impressions ?? 0
  sums.positions += (impressions ?? 0) * (position ?? 0)
}

/** The row to store; its numbers are null in a window that was not imported whole. */
export function toRow({ last, prev }: WindowSums, known: { last: boolean; prev: boolean }) {
  return {
    impressions_last: known.last ? last.impressions : null,
    clicks_last: known.last ? last.clicks : null,
    position_last: known.last ? meanOf(last) : null,
    impressions_prev: known.prev ? prev.impressions : null,
    clicks_prev: known.prev ? prev.clicks : null,
    position_prev: known.prev ? meanOf(prev) : null,
  }
}

export type MetricRow = ReturnType<typeof toRow>

function meanOf({ impressions, positions }: Sums): number | null {
  return impressions > 0 ? positions / impressions : null
}
