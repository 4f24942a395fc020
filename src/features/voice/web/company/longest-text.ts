/** Characters of a text about the company, at most. */
export const LONGEST_TEXT = 50_000
