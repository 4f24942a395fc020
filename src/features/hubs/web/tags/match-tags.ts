import { LONGEST_PATTERN, matchLiterally } from '#features/contentplans/rules.ts'

/** A regular expression that finds keywords with one of the tags in them; null when it would be too long to ask. */
export function matchTags(tags: readonly string[]): string | null {
  if (tags.length === 0 || tags.some((tag) => tag.length > LONGEST_PATTERN)) return null
  const pattern = tags.map(matchLiterally).join('|')
  return pattern.length > LONGEST_PATTERN ? null : pattern
}
