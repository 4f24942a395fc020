/** Articles for plans and writers, keywords for the clusterer (G-21). */
export const LEDGERS = ['articles', 'keywords'] as const
export type Ledger = (typeof LEDGERS)[number]
