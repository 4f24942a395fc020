/** Clicks and impressions of a page, a query or both on one day; `position` is the mean over the impressions. */
export interface FactRow {
  clicks: number
  impressions: number
  position: number
}

/** Sums of a range; null when nothing was imported for it, or when there is nothing to divide by. */
export interface Measures {
  clicks: number | null
  impressions: number | null
  /** Clicks divided by impressions, 0 to 1. */
  ctr: number | null
  /** Mean position, weighted by impressions (K-23). */
  position: number | null
}

/** Sums as they are stored: positions times impressions, in thousandths, so that sums are whole numbers. */
export interface Sums {
  clicks: number
  impressions: number
  position_sum: number
}

export const THOUSANDTHS = 1_000

export function measure(sums: Sums | null): Measures {
  if (sums === null) return { clicks: null, impressions: null, ctr: null, position: null }
  const { clicks, impressions, position_sum: positions } = sums
  return {
    clicks,
    impressions,
    ctr: impressions > 0 ? clicks / impressions : null,
    position: impressions > 0 ? positions / (THOUSANDTHS * impressions) : null,
  }
}

export function weighPosition({ position, impressions }: FactRow): number {
  return Math.round(position * impressions * THOUSANDTHS)
}

/**
 * The measures of several parts together; the parts whose numbers are not known do not count, and without others
 * nothing is known. The mean positions are turned back into the whole numbers that they were divided from.
 */
export function addMeasures(parts: readonly Measures[]): Measures {
  const known = parts.filter(({ impressions }) => impressions !== null)
  if (known.length === 0) return measure(null)
  const sum = (numberOf: (part: Measures) => number) =>
    known.reduce((total, part) => total + numberOf(part), 0)
  return measure({
    clicks: sum(({ clicks }) => clicks ?? 0),
    impressions: sum(({ impressions }) => impressions ?? 0),
    position_sum: sum(({ impressions, position }) =>
      weighPosition({ clicks: 0, impressions: impressions ?? 0, position: position ?? 0 }),
    ),
  })
}
