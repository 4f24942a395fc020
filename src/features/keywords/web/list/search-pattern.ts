import { tidyKeyword } from '#features/contentplans/rules.ts'

/** What nobody types into a search engine: the beginning of a text, alternatives, anything. */
const LOOKS_LIKE_PATTERN = /^\^|\||\.[*+]/
const SPECIAL = /[\\^$.|?*+()[\]{}]/g

interface TextSearch {
  /** As the server takes it. */
  pattern: string
  /** Whether the text was taken for a regular expression, not for words. */
  isPattern: boolean
}

/**
 * What somebody typed, as a regular expression. Words are taken literally, so that `c++` and `what is it?` find what
 * they say; `^how`, `shoes|boots`, `how.*clean` and anything between slashes are patterns.
 */
export function readTextSearch(text: string): TextSearch {
  const trimmed = text.trim()
  const [, between] = /^\/(.+)\/$/.exec(trimmed) ?? []
  if (between !== undefined) return { pattern: between, isPattern: true }
  if (LOOKS_LIKE_PATTERN.test(trimmed)) return { pattern: trimmed, isPattern: true }
  const words = tidyKeyword(trimmed)
  return { pattern: words === '' ? '.*' : words.replace(SPECIAL, '\\$&'), isPattern: false }
}
