/** The part of a language's tag that says which language it is: sv of sv-SE; en of what is no tag. */
export function readLanguage(tag: string): string {
  const [primary = ''] = tag.toLowerCase().split(/[-_]/)
  return /^[a-z]{2,3}$/.test(primary) ? primary : 'en'
}

/** Norwegian has three codes. */
const NORWEGIAN = new Set(['no', 'nb', 'nn'])

/** Whether two tags are of one language, as en-GB and en. */
export function isSameLanguage(one: string, other: string): boolean {
  const [first, second] = [readLanguage(one), readLanguage(other)]
  return first === second || (NORWEGIAN.has(first) && NORWEGIAN.has(second))
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
