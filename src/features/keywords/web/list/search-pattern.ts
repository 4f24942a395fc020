import { tidyKeyword } from '#features/contentplans/rules.ts'

/** Signs of a regular expression that people do not type into a search engine: `^` first, `|`, `.*`, `.+`. */
const LOOKS_LIKE_PATTERN = /^\^|\||\.[*+]/

interface TextSearch {
  /** The regular expression that the text is taken for; null when it is words. */
  pattern: string | null
  /** Words that are all searched for, in any order; empty for a regular expression. */
  words: string
}

/**
 * Reads the text of a filter. Words are taken literally, so that `c++` and `what is it?` find these words; `^how`,
 * `shoes|boots`, `how.*clean` and anything between slashes are regular expressions.
 */
export function readTextSearch(text: string): TextSearch {
  const trimmed = text.trim()
  const [, between] = /^\/(.+)\/$/.exec(trimmed) ?? []
  if (between !== undefined) return { pattern: between, words: '' }
  if (LOOKS_LIKE_PATTERN.test(trimmed)) return { pattern: trimmed, words: '' }
  return { pattern: null, words: tidyKeyword(trimmed) }
}

/** What a user should know about how a text is searched for; null for plain words. */
export function describeTextSearch(text: string): string | null {
  return readTextSearch(text).pattern === null ? null : 'Searched as a regular expression'
}
