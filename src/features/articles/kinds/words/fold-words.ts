/** Letters that Unicode does not take apart into a letter and a mark. */
const LETTERS: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ı: 'i' }

export function splitWords(text: string): string[] {
  return text.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== '')
}

/** A word in lower case and without accents, which many searchers do not type. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase()
  if (/^[\da-z]*$/.test(lower)) return lower
  return lower
    .replaceAll(/[ßłøæœđı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
}

export function foldWords(text: string): string[] {
  return splitWords(text).map(foldWord)
}
