/** Minimum of the mean number of URLs, of ten, that keywords of a cluster share: the user's only setting (K-42). */
export const MINIMUM_SCORE = { least: 1, most: 10, plan: 3, tool: 2 } as const

/** Number of search results that count for each keyword; lower ranks say little about intent. */
export const SERP_DEPTH = 10
