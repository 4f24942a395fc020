import { tidyKeyword } from '#features/contentplans/rules.ts'

/** Signs of a regular expression that people do not type into a search engine: `^` first, `|`, `.*`, `.+`. */
const LOOKS_LIKE_PATTERN = /^\^|\||\.[*+]/
const SPECIAL = /[\\^$.|?*+()[\]{}]/g

interface TextSearch {
  /** The regular expression for the server. */
  pattern: string
  /** Whether the text was taken for a regular expression, not for words. */
  isPattern: boolean
}

/**
 * Turns the text of a filter into a regular expression. Words are taken literally, so that `c++` and `what is it?`
 * find these words; `^how`, `shoes|boots`, `how.*clean` and anything between slashes are patterns.
 */
export function readTextSearch(text: string): TextSearch {
  const trimmed = text.trim()
  const [, between] = /^\/(.+)\/$/.exec(trimmed) ?? []
  if (between !== undefined) return { pattern: between, isPattern: true }
  if (LOOKS_LIKE_PATTERN.test(trimmed)) return { pattern: trimmed, isPattern: true }
  const words = tidyKeyword(trimmed)
  return { pattern: words === '' ? '.*' : words.replace(SPECIAL, '\\$&'), isPattern: false }
}

/** What a user should know about how a text is searched for; null for plain words. */
export function describeTextSearch(text: string): string | null {
  return readTextSearch(text).isPattern ? 'Searched as a regular expression' : null
}
