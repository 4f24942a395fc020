import type { GROUPING_STEPS } from '../contract.ts'

/** M-24, without the contract's schemas. */
export const STEPS: typeof GROUPING_STEPS = ['Crawling', 'Clustering', 'Labeling', 'Page matching']
