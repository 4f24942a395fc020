/** Articles for plans and writers, keywords for the clusterer (G-21). */
export const LEDGERS = ['articles', 'keywords'] as const
export type Ledger = (typeof LEDGERS)[number]

/** What a workspace gets on an installation that bills nobody (G-46). */
export interface WorkspaceLimits {
  articleCredits: number
  /** A month's keywords for the clusterer (G-19). */
  keywordCredits: number
  seats: number
  /** Content plans beyond the first one (K-07). */
  paidPlans: number
  /** Active keywords of a plan. */
  keywordLimit: number
}
