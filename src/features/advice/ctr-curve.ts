import { itemAt } from '#platform/items.ts'

/**
 * Clicks by impressions at the ranks 1 to 10, as SISTRIX measured them in 2020 on some 80 million keywords of Google;
 * the first is K-09. Beyond the first page, clicks are rare.
 */
const USUAL = [0.285, 0.157, 0.11, 0.08, 0.072, 0.051, 0.04, 0.032, 0.028, 0.025]
const BEYOND = 0.01

/** The part of the clicks at rank 1 that a page usually gets at a rank on the first page. */
export function comparedWithFirst(rank: number): number {
  return (USUAL[rank - 1] ?? BEYOND) / itemAt(USUAL, 0)
}

/** Ranks that a curve knows, 1 to 30; the last one stands for all ranks after it. */
export const CURVE_RANKS = 30

/** With this many expected clicks, a site's own data weigh as much as the published curve. */
const TRUST = 50

interface RankSums {
  /** Rounded, 1 to 30. */
  rank: number
  clicks: number
  impressions: number
}

/**
 * The part of its impressions that a page of this site usually gets as clicks, at each rank: the measured part, drawn
 * towards the published curve where little was measured (an empirical Bayes estimate, with the published curve as its
 * prior).
 */
export function fitCurve(measured: readonly RankSums[]): number[] {
  const curve = Array.from({ length: CURVE_RANKS }, (_, index) => USUAL[index] ?? BEYOND)
  for (const { rank, clicks, impressions } of measured) {
    const usual = curve[rank - 1]
    if (usual === undefined) continue
    curve[rank - 1] = (usual * (clicks + TRUST)) / (usual * impressions + TRUST)
  }
  return curve
}
