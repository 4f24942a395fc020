/** The part of a language's tag that says which language it is: sv of sv-SE; en of what is no tag. */
export function readLanguage(tag: string): string {
  const [primary = ''] = tag.toLowerCase().split(/[-_]/)
  return /^[a-z]{2,3}$/.test(primary) ? primary : 'en'
}

/** Languages that put no spaces between words. */
const UNSPACED = new Set(['ja', 'zh', 'th', 'lo', 'km', 'my'])

export function isUnspaced(language: string): boolean {
  return UNSPACED.has(readLanguage(language))
}

/** Words one after the other as the language writes them. */
export function joinWords(words: string[], language: string): string {
  return words.join(isUnspaced(language) ? '' : ' ')
}
