/** K-45: a key for Webflow has more than 10 characters. */
export const SHORTEST_WEBFLOW_KEY = 11
export const LONGEST_WEBFLOW_KEY = 1_000
