/** Shared URLs, of ten, that the keywords of a cluster have on average: the user's one setting (K-42). */
export const MINIMUM_SCORE = { least: 1, most: 10, plan: 3, tool: 2 } as const

/** Results that count; what ranks below says little about intent. */
export const SERP_DEPTH = 10
