/** Longest name of a column, in characters; a longer cell is not a name. */
const MAX_NAME = 200

// At most 200 characters: longer cells are not looked at.
const BRACKETED = /[([{（【].*?[)\]}）】]/g

/** The key by which header cells are compared: letters and digits only, without accents and bracketed text. */
export function toKey(text: string): string {
  if (text.length > MAX_NAME) return ''
  const key = text.replace(BRACKETED, '').normalize('NFKD').toLowerCase()
  return key.replace(/[^\p{L}\p{N}]/gu, '')
}

/** The keys of a list of names, separated by commas and line ends. */
export function toKeys(words: string): Set<string> {
  return new Set(
    words
      .split(/[,\n]/)
      .map(toKey)
      .filter((key) => key !== ''),
  )
}
