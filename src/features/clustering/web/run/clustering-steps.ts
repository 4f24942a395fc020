import type { GROUPING_STEPS } from '../../contract.ts'

/** The steps of a clustering (M-24), repeated here because browsers do not load the contract's schemas. */
export const STEPS: typeof GROUPING_STEPS = ['Crawling', 'Clustering', 'Labeling', 'Page matching']
